// Written by `npm run train -- fit`. Do not edit.
/** What was learned of what a question is worth; see training/fit. */
export const WORTH_BIAS: readonly number[] = [-0.44, -0.286, -1.067];
export const WORTH_LINES = `?activity-goal away:,,4
?activity-goal home:,,-3
?activity-goal:-3
?activity-have away:,,3
?activity-have home:,5,5
?activity-have length:,-8,9
?activity-have:-3,3,9
?activity-when length:,4,-5
?activity-when:-3
?activity-who away:,,5
?activity-who length:,-6,6
?activity-who:,,6
?advice-fear home:,6
?advice-fear:-5,10
?advice-happened away:,-4,8
?advice-happened home:-3
?advice-happened length:,-7,7
?advice-happened:-7,-3,9
?advice-need away:,-3
?advice-need home:,,6
?advice-need length:,-4,8
?advice-need:,-4,8
?advice-people away:,-3
?advice-people home:,,4
?advice-people length:,-4
?advice-people:,-5,4
?advice-want home:5,,-6
?advice-want length:4,,-8
?advice-want:7,-6,-7
?advice-world away:,,-3
?advice-world home:,3,-3
?advice-world length:,,-7
?advice-world:,4,-8
?article-focus home:,-3
?article-focus length:-6
?article-focus:4,-6,-3
?article-idea away:7,,-3
?article-idea length:10,-3,-9
?article-idea:11,-7,-8
?article-own away:5
?article-own length:17,-8,-5
?article-own:10,-4,-5
?article-place length:,-5
?article-reader away:,,-3
?article-reader length:,,3
?article-reader:,-3,-4
?article-sources home:,,-3
?article-sources length:,6,-4
?article-sources:,,-5
?article-tone away:,5,-4
?article-tone length:,8
?article-tone:,,-3
?bot-actions away:,-3,4
?bot-actions home:7,,-4
?bot-actions length:8,-4
?bot-actions:7,-4
?bot-handover home:-4,4,4
?bot-handover length:-4,7,4
?bot-handover:-4,4
?bot-hard away:,3
?bot-hard home:,-3
?bot-hard length:7,,-3
?bot-hard:,,-3
?bot-job away:,,4
?bot-job home:-3
?bot-job length:-4,-3,11
?bot-job:-3,-3,6
?bot-knows home:,7,-4
?bot-knows length:,8,-5
?bot-knows:,7,-5
?bot-never away:,,-3
?bot-never home:,,8
?bot-never length:-3,,8
?bot-never:,,5
?bot-unknown away:,4
?bot-unknown home:4,,-3
?bot-unknown length:7,-3,-3
?bot-unknown:3,4,-3
?bot-users away:,,-4
?bot-users home:-4
?bot-users:-4,,-3
?bot-voice length:8,,-7
?bot-voice:3,,-3
?bot-where away:,-3,4
?bot-where length:-3,-4,8
?bot-where:,-3,4
?buy-budget away:,,-4
?buy-budget length:,,-5
?buy-budget:,,-5
?buy-must away:,,5
?buy-must home:,,-5
?buy-must length:,-12
?buy-must:,5
?buy-now home:,,-8
?buy-now length:,-8
?buy-now:,3,-8
?buy-state:,,-4
?buy-use away:,,-4
?buy-use home:-3,,9
?buy-use length:-3,,7
?buy-use:-3,,5
?buy-years home:8,6,-4
?buy-years length:8,-8,3
?buy-years:7,10,-3
?campaign-budget length:,,4
?campaign-budget:,-4,4
?campaign-goal length:,,4
?campaign-goal:,-3,3
?campaign-have home:8,,-3
?campaign-have length:15,8,-9
?campaign-have:13,,-7
?campaign-time away:,,3
?campaign-time home:,,5
?campaign-time length:,,6
?campaign-time:,-4,8
?career-achieve away:,5,-6
?career-achieve length:4,6,-9
?career-achieve:,4,-7
?career-exclude away:,5,-5
?career-exclude home:,4,-4
?career-exclude length:,9,-11
?career-exclude:,8,-9
?career-experience away:,,8
?career-experience home:,,3
?career-experience length:-20,-11,12
?career-experience:,,10
?career-gap away:-3,5
?career-gap home:-12
?career-gap length:8,-7,9
?career-gap:-15
?career-job away:,-4
?career-job home:,,8
?career-job length:,,5
?career-job:,-5,10
?career-language away:,,8
?career-language length:,-5,4
?career-language:3,,9
?career-now away:,11
?career-now length:,7,-4
?career-now:-4,9
?career-skills away:,8
?career-skills home:10,,-4
?career-skills length:,,-5
?career-skills:10,5,-7
?class-avoid away:,-4
?class-avoid length:,,-4
?class-avoid:,-6
?class-covered away:,-3
?class-covered home:,,5
?class-covered length:5,-4
?class-covered:,-4,5
?class-weak home:5,,-11
?class-weak length:15,12,-10
?class-weak:7,3,-9
?class-who away:,,-4
?class-who length:,6
?code-edge away:-3,3,-6
?code-edge home:3,4
?code-edge length:,6
?code-edge:,6,-6
?code-have home:-5
?code-have:-5
?code-input away:3
?code-input home:,,3
?code-input length:-12,,8
?code-input:,,3
?code-language home:,,6
?code-language length:-8,,4
?code-language:,,5
?code-limits away:,4
?code-limits home:,3
?code-limits:,6
?code-output away:,9
?code-output home:,,7
?code-output length:-6,,4
?code-output:,8,7
?code-runs away:,6,3
?code-runs home:,4
?code-runs length:7,6
?code-runs:,10
?code-size away:,10
?code-size home:,,-9
?code-size length:,,-5
?code-size:-4,8,-9
?code-skill away:,8
?code-skill home:,-3,-11
?code-skill length:10,,-10
?code-skill:,4,-14
?compare-criteria home:9
?compare-criteria length:,-9
?compare-criteria:11
?compare-decision away:,3
?compare-decision length:,-4,-7
?compare-form away:,-3,-4
?compare-form home:-6
?compare-form length:,-3
?compare-form:-7,-3,-3
?compare-known away:,6,-3
?compare-known length:,6,-7
?compare-known:-7,5,-9
?compare-limits length:9,-9
?compare-limits:,,-3
?compare-me away:,-4,5
?compare-me length:,,7
?compare-me:-3,-6,8
?compare-options away:,-4,7
?compare-options home:-4,,14
?compare-options length:-5,-5,12
?compare-options:-6,-6,23
?contract-kind home:-3,,5
?contract-kind length:,-6,8
?contract-kind:-5,,8
?contract-side length:,-5
?contract-side:-3
?contract-stage away:,,5
?contract-stage home:,3
?contract-stage:,,12
?contract-terms home:,,-4
?contract-terms length:,,-4
?contract-terms:,-3,-5
?contract-worry home:,,6
?contract-worry length:,-9,7
?contract-worry:-5,4,4
?cover-reader home:,,-5
?cover-reader length:,,-11
?cover-reader:,,-6
?cover-why away:3
?cover-why home:8,,-4
?cover-why length:10,,-7
?cover-why:12,,-6
?creative-ending away:,5,-4
?creative-ending home:,-3
?creative-ending length:-3,5
?creative-ending:,-3,-5
?creative-feel away:4,8,-3
?creative-feel home:,-4
?creative-feel length:4,-3
?creative-feel:5,3
?creative-for home:,-3
?creative-for length:,,11
?creative-for:,-4,4
?creative-language away:,,-3
?creative-language home:-6,-3
?creative-language length:4,3,-3
?creative-language:-6,,-3
?creative-length away:,,-3
?creative-length home:5,-5,3
?creative-length length:,5
?creative-length:5,-3
?creative-true away:13
?creative-true home:-4
?creative-true length:-3,-10,4
?creative-true:9,-3,4
?creative-voice away:,,-3
?creative-voice home:,-4
?creative-voice length:-8,3,-7
?creative-voice:,,-6
?cv-length home:-3,10
?cv-length length:,,3
?cv-length:-4,8
?cv-study away:3
?cv-study length:3
?cv-study:6,,-4
?data-columns length:,-4
?data-columns:,-3
?data-compare home:,,5
?data-compare length:,,4
?data-compare:-4,8,4
?data-context home:,4,-5
?data-context length:,15,-10
?data-context:,7,-8
?data-dirty away:3,,-3
?data-dirty home:-4,3
?data-dirty:,,-3
?data-expect length:,,-3
?data-form length:,,-5
?data-question length:,-3,6
?data-question:,3,4
?data-reader home:,,-4
?data-reader length:,6,-6
?data-reader:,,-7
?data-size home:,,11
?data-size length:,,-4
?data-size:,,12
?data-tool home:6,,-6
?data-tool length:8,,-9
?data-tool:7,,-5
?deadline away:-5,-3
?deadline k article/speech:,,3
?deadline k career/interview:,,5
?deadline k general/advice:,-3
?deadline k general/fact:,7
?deadline k health-info/symptom:,,-3
?deadline k plan/routine:,3
?deadline k plan/study:,,5
?deadline t agent-bot:,4
?deadline t career:,-3,4
?deadline t code-write:,-3
?deadline t creative:,,-3
?deadline t email-letter:,-7
?deadline t general:,3,3
?deadline t health-info:,,-3
?deadline t plan:,,6
?deadline t rewrite:,-3
?deadline:-6
?describe-facts away:-3,-3,8
?describe-facts home:-5,3,4
?describe-facts length:-3,-5,7
?describe-facts:-8,,11
?describe-use length:,6
?diet-body away:,-4
?diet-body home:,,4
?diet-body:,-6,3
?diet-day away:,-6,4
?diet-day length:,-5,5
?diet-day:,,5
?diet-food home:,,5
?diet-food length:,,4
?diet-food:,-3,6
?diet-goal away:,-4,4
?diet-goal length:,,5
?diet-goal:,-6,6
?diet-means away:,,-3
?diet-means home:,,-3
?diet-means length:,11
?diet-means:,,-5
?drug-effect away:,,-3
?drug-effect length:,-3,7
?drug-effect:-3,-5,10
?drug-name away:,-6,8
?drug-name length:,-6,11
?drug-name:-4,-10,17
?drug-others away:,-6,9
?drug-others length:-4,-5,9
?drug-others:,-9,13
?drug-why away:,,-3
?drug-why length:,3
?drug-why:,4,-6
?essay-claim home:,,3
?essay-claim length:,,3
?essay-claim:,4,3
?essay-level length:-4,,4
?essay-level:3
?essay-material:-3
?essay-teacher length:,3
?essay-teacher:,6,-3
?event-avoid away:,-5
?event-avoid home:,6
?event-avoid length:8,4,-5
?event-avoid:6,6,-5
?event-budget away:,-4
?event-budget length:,12
?event-date away:,-5,3
?event-date length:,,8
?event-date:,-7,7
?event-guests away:,-4
?event-guests length:,,-5
?event-guests:,-6,-5
?event-helpers away:,-4
?event-helpers home:,4
?event-helpers length:,10,-4
?event-helpers:,5,-5
?event-must away:,-4
?event-must length:,6,-3
?event-must:,,-4
?event-place away:,-6,9
?event-place:,-8,9
?event-what away:,-4,9
?event-what length:,,3
?event-what:,-6,12
?exam-answers home:-3,,10
?exam-answers length:-3,,9
?exam-answers:-3,,8
?exam-level home:7,,-5
?exam-level length:,,4
?exam-level:6
?exam-minutes away:,3
?exam-minutes home:,,-5
?exam-minutes length:,8,-7
?exam-minutes:,4,-7
?exam-purpose home:,,-3
?exam-purpose length:,,-6
?exam-purpose:,,-6
?exam-shape home:4
?exam-shape length:,,5
?exam-shape:5
?exclude away:,-4,-6
?exclude home:,-3,7
?exclude k article/speech:-3
?exclude k career/cover-letter:,-3
?exclude k career/interview:,3
?exclude k code-fix-review/fix:,3
?exclude k creative/poem:,-4
?exclude k creative/story:5
?exclude k data/analysis:,4
?exclude k email-letter/formal-letter:3
?exclude k email-letter/personal-message:,-5,6
?exclude k email-letter/work-email:,3
?exclude k general/advice:,-7
?exclude k general/how-to:,11
?exclude k health-info/symptom:,6
?exclude k legal-info/rights:,6
?exclude k marketing/campaign-plan:,,-3
?exclude k marketing/post-ad:-4
?exclude k marketing/product-description:,,7
?exclude k plan/routine:,-3
?exclude k research-compare/buying:,4
?exclude length:,-9,5
?exclude t article:,-5,4
?exclude t code-write:,7
?exclude t creative:3,-12,5
?exclude t email-letter:5,-4
?exclude t exam-lesson:,-3
?exclude t extract-classify:,-3
?exclude t general:,7
?exclude t health-info:,7
?exclude t legal-info:,8
?exclude t marketing:-5,-4
?exclude t plan:,-8,-6
?exclude t recipe:,-3
?exclude t rewrite:,4
?exclude t summarise:,-4
?exclude t translate:,8
?exclude t tutor:,6
?exclude:,,-7
?extract-example away:,4
?extract-example length:,5
?extract-example:,5
?extract-fields length:,,7
?extract-many away:,5
?extract-many home:,,5
?extract-many length:,8,3
?extract-many:,5,3
?extract-source length:,,7
?extract-source:,,3
?extract-unclear away:,10
?extract-unclear home:,,-4
?extract-unclear length:,3,-4
?extract-unclear:,10,-5
?extract-use home:,,-7
?extract-use length:,,-7
?extract-use:,,-7
?extract-wording home:,,-3
?extract-wording length:,,-3
?extract-wording:,,-3
?facts-agent-bot length:,,6
?facts-article away:-4,-3
?facts-article length:,3,3
?facts-article-essay length:-3,4
?facts-article-speech home:-4
?facts-article-speech length:9,-4
?facts-article:-4,-6
?facts-career-cover-letter:5,-4
?facts-career-cv away:,3
?facts-career-cv home:,3
?facts-career-cv length:-3
?facts-career-cv:-5,5
?facts-career-interview home:3
?facts-career-interview:3
?facts-code-fix-review-fix away:4,-5,-3
?facts-code-fix-review-fix length:,-8,5
?facts-code-fix-review-fix:4,-4
?facts-code-fix-review-review away:,3
?facts-code-fix-review-review length:3,-4
?facts-code-fix-review-review:,3
?facts-code-write away:-3
?facts-code-write length:4
?facts-creative-poem home:-3,,4
?facts-creative-poem length:5,-4
?facts-creative-poem:5,-4,6
?facts-creative-script home:-3,3
?facts-creative-script length:,5
?facts-creative-story length:4
?facts-creative-story:,6,-3
?facts-data-analysis away:,4
?facts-data-analysis home:-3
?facts-data-analysis length:-5
?facts-data-analysis:-5,4
?facts-data-formula home:6
?facts-data-formula length:3
?facts-data-formula:5
?facts-email-letter-formal-letter away:3
?facts-email-letter-formal-letter home:-5,4
?facts-email-letter-formal-letter length:,-7
?facts-email-letter-formal-letter:,5
?facts-email-letter-personal-message away:,-5
?facts-email-letter-personal-message home:-3,-6,5
?facts-email-letter-personal-message length:-15,,11
?facts-email-letter-personal-message:-3,-13,9
?facts-email-letter-work-email home:,-3
?facts-email-letter-work-email length:-3
?facts-email-letter-work-email:3,,-4
?facts-exam-lesson-exam home:3
?facts-exam-lesson-exam:3
?facts-exam-lesson-lesson home:,,3
?facts-exam-lesson-lesson length:-5,,6
?facts-exam-lesson-lesson:,,5
?facts-extract-classify length:,5,-3
?facts-finance-info away:5,-7
?facts-finance-info:7,-10
?facts-general home:,,-3
?facts-general length:8,-17
?facts-general-fact home:-4
?facts-general-fact:-4
?facts-general:4
?facts-health-info-diet-fitness home:,3
?facts-health-info-diet-fitness:-6,6
?facts-health-info-drug away:,4
?facts-health-info-symptom away:,4
?facts-health-info-symptom home:4,-4
?facts-health-info-symptom length:,-3,-3
?facts-health-info-symptom:5,-5,-3
?facts-ideas-names away:3
?facts-ideas-names length:,-4
?facts-ideas-names:4,-3,5
?facts-legal-info-contract home:-4,4
?facts-legal-info-contract length:,-4
?facts-legal-info-contract:-10,9
?facts-legal-info-rights away:,3,-4
?facts-legal-info-rights home:8,-3
?facts-legal-info-rights length:10,,-6
?facts-legal-info-rights:8,,-6
?facts-marketing length:,3,-5
?facts-marketing-campaign-plan:,-4
?facts-marketing-post-ad length:7,3
?facts-marketing-product-description away:-4,6
?facts-marketing-product-description home:-3
?facts-marketing-product-description length:,3
?facts-marketing-product-description:-7,10
?facts-marketing:,,-4
?facts-plan-event away:,-4
?facts-plan-event home:-4,6
?facts-plan-event length:-4,9
?facts-plan-event:-6,7
?facts-plan-project away:,-4
?facts-plan-project length:,3
?facts-plan-project:,,-3
?facts-plan-routine length:5
?facts-plan-routine:3,-5
?facts-plan-travel away:-3,-3
?facts-plan-travel home:,,3
?facts-plan-travel length:-7,3,5
?facts-plan-travel:,-8,4
?facts-recipe away:-3,9
?facts-recipe length:,7,-3
?facts-recipe:-5,10,-3
?facts-research-compare-buying home:5
?facts-research-compare-buying:,4
?facts-research-compare-study length:4
?facts-research-compare-study:-3,-6
?facts-rewrite home:,3
?facts-rewrite length:-3,,6
?facts-rewrite:,3
?facts-roleplay length:,5,-5
?facts-roleplay:,,-3
?facts-support-reply away:,4
?facts-support-reply home:4
?facts-support-reply length:6
?facts-support-reply:,3
?facts-translate away:,4
?facts-translate length:-7,,-3
?facts-translate:,4,-3
?facts-tutor home:-4
?facts-tutor length:-8,,4
?facts-tutor:-5,-3
?fix-changed away:5
?fix-changed home:-4,,-3
?fix-changed length:4,-8
?fix-env away:,5
?fix-env home:-5,3
?fix-env length:,-15,-6
?fix-env:-6,8
?fix-error away:,5
?fix-error home:-7,12,4
?fix-error:-9,17,4
?fix-expected away:,3
?fix-expected home:,-3,6
?fix-expected length:3,-3,3
?fix-expected:,,4
?fix-explain away:,,-4
?fix-explain home:,,3
?fix-explain length:,,-7
?fix-keep home:,,-3
?fix-keep length:,-3,-9
?fix-keep:,,-4
?fix-tried away:4
?fix-tried home:6,,-3
?fix-tried length:-8,,-6
?fix-tried:10,-4,-4
?fix-when home:11,-3
?fix-when length:-4,-3
?fix-when:13,-4
?for-whom away:4,-19,7
?for-whom home:-6,11
?for-whom k career/cv:,,6
?for-whom k creative/poem:,,4
?for-whom k creative/script:,,-4
?for-whom k data/analysis:,-3
?for-whom k data/formula:,12
?for-whom k email-letter/personal-message:,,13
?for-whom k email-letter/proposal:,,-3
?for-whom k email-letter/work-email:,,-6
?for-whom k exam-lesson/lesson:,,-3
?for-whom k general/advice:,,11
?for-whom k general/how-to:,5
?for-whom k health-info/diet-fitness:,,4
?for-whom k health-info/drug:,,-3
?for-whom k health-info/symptom:,,7
?for-whom k ideas-names/gift:,,5
?for-whom k legal-info/rights:,,6
?for-whom k marketing/post-ad:-4,,-4
?for-whom k plan/routine:,,6
?for-whom k plan/study:,,-3
?for-whom k research-compare/buying:,,5
?for-whom length:7,6,-7
?for-whom t article:,,-4
?for-whom t career:,,6
?for-whom t code-fix-review:,,-3
?for-whom t code-write:,-3
?for-whom t data:,9
?for-whom t exam-lesson:,,-6
?for-whom t general:,3,10
?for-whom t health-info:,-5,9
?for-whom t ideas-names:,,5
?for-whom t legal-info:,-3,6
?for-whom t marketing:-5,,-5
?for-whom t plan:,3,4
?for-whom t research-compare:,,3
?for-whom t rewrite:,,-3
?for-whom t roleplay:,,3
?for-whom:,-6,20
?formal-body home:3
?formal-body length:-7
?formal-body:4
?formal-papers away:3,7,-5
?formal-papers home:-5
?formal-papers length:,3,-6
?formal-papers:,10,-8
?formal-record home:,3
?formal-record length:,-9,5
?formal-record:,3,5
?formal-request home:-3
?formal-request length:,,5
?formal-request:-5,,4
?formula-cells home:4,-3,4
?formula-cells length:-5,,6
?formula-cells:6,-4
?formula-empty home:,,-4
?formula-empty length:,,-5
?formula-empty:,-3,-5
?formula-example home:,-4
?formula-example length:,,5
?formula-example:,-6
?formula-grows away:,3
?formula-grows home:4,3,-3
?formula-grows length:-3,8,-3
?formula-grows:5,6,-4
?formula-now home:,,3
?formula-now length:,,5
?formula-now:-3,,6
?formula-tool away:3,,4
?formula-tool home:,,3
?formula-tool length:,,10
?formula-tool:5,-4,8
?gift-before away:,3,-3
?gift-before length:7,6,-7
?gift-before:,3,-6
?gift-budget length:,-4
?gift-close away:,,3
?gift-close length:,-3,4
?gift-close:,-3,6
?gift-have home:,3
?gift-have length:,-7,8
?gift-have:-3,4,5
?gift-message away:,6,-3
?gift-message length:,,-7
?gift-message:-5,9,-5
?gift-occasion home:9
?gift-occasion length:-5,-3,5
?gift-occasion:9,-4,4
?gift-person home:10,,4
?gift-person length:-7,-7,11
?gift-person:8,-7,9
?gift-where away:,,-3
?gift-where length:,-3,-12
?gift-where:-3,4,-8
?health-allergy length:,15,-7
?health-allergy:-3,10,-7
?health-conditions away:,,3
?health-conditions home:9,,-8
?health-conditions length:6,4,-7
?health-conditions:10,,-4
?health-doctor home:5,-5,-3
?health-doctor length:6
?health-doctor:8,-5,-4
?health-since away:,-8
?health-since home:,5
?health-since length:,6
?health-since:-4
?health-tried away:-4,-4
?health-tried home:,3,-3
?health-tried:-3,,-3
?health-want away:,-7,7
?health-want home:,-4,6
?health-want length:,,-4
?health-want:-3,-12,16
?health-who away:,-5,-3
?health-who length:-6,6
?health-who:,-6,-4
?howto-have away:,3
?howto-have home:5,-4
?howto-have length:11
?howto-have:8,,-6
?howto-limits home:-4
?howto-limits length:3
?howto-limits:-5
?howto-self away:,4
?howto-self home:,,8
?howto-self length:,-10
?howto-self:-4,6,8
?howto-state home:,3
?howto-state length:5,-4,3
?howto-state:,5
?howto-thing away:,,5
?howto-thing home:10
?howto-thing length:-7,5,5
?howto-thing:5,8,5
?ideas-count away:,3,-6
?ideas-count home:-9,-4,-6
?ideas-count length:5,6,-13
?ideas-count:-11,-5,-13
?ideas-feel home:6,,-4
?ideas-feel length:-7,,-7
?ideas-feel:4,-7,-3
?ideas-language away:9,-5
?ideas-language home:-3,-3,6
?ideas-language length:-7,-9,8
?ideas-language:4,,6
?ideas-like away:,3
?ideas-like home:5
?ideas-like length:,4,-3
?ideas-like:,,-3
?ideas-limits away:,-4,6
?ideas-limits home:,7
?ideas-limits length:,,5
?ideas-limits:,-10,3
?ideas-not away:4,-3
?ideas-not home:6,-5,3
?ideas-not length:,-5
?ideas-not:9,-12
?ideas-use away:,3,3
?ideas-use home:-3,,-3
?ideas-use length:,3,4
?ideas-use:-4,6
?ideas-what away:,-7,7
?ideas-what home:,4,5
?ideas-what length:-15,-3,13
?ideas-what:6,-8,13
?ideas-who away:-3,5
?ideas-who home:,5,-3
?ideas-who length:,-5,5
?ideas-who:,6
?interview-fear away:,-6,7
?interview-fear home:-4,,6
?interview-fear length:-10,-3,14
?interview-fear:-3,-8,16
?interview-form away:,,-3
?interview-form length:,,-5
?interview-form:-3,,-3
?interview-stage away:,-4,3
?interview-stage home:,,-3
?interview-stage length:-6,,9
?interview-stage:3,-5
?law-country away:7,-4,-4
?law-country home:,5,-3
?law-country length:5,,-5
?law-country:8,,-7
?law-deadline away:,10,-5
?law-deadline home:,,-4
?law-deadline length:,7,-10
?law-deadline:-4,10,-9
?law-done away:,-4,-3
?law-done home:3,,-3
?law-done length:14,-5,-6
?law-done:,,-7
?law-happened away:,3,-3
?law-happened home:-5,,6
?law-happened length:-3,-5
?law-happened:-5,,3
?law-money away:,5,-5
?law-money home:-5,,-3
?law-money length:,7,-10
?law-money:-7,5,-10
?law-other away:,,-6
?law-other home:4,5,-8
?law-other length:12,-7,-3
?law-other:3,8,-14
?law-papers away:5,,-4
?law-papers home:7,,-7
?law-papers length:10,-3,-7
?law-papers:13,3,-12
?law-want away:,-4,-3
?law-want home:-5,,5
?law-want length:-3,-3
?law-want:-4,-5
?length-message away:,-9,6
?length-message home:-3
?length-message length:4,6,-12
?length-message:-7,-8,3
?length-text away:,8,-4
?length-text home:,-3
?length-text k article/essay:,,3
?length-text k article/speech:6
?length-text k career/cover-letter:,-5
?length-text k career/cv:,-4
?length-text k career/interview:,5
?length-text k code-fix-review/fix:,3
?length-text k code-fix-review/review:,6
?length-text k data/analysis:,-3
?length-text k data/formula:,5
?length-text k general/advice:,5
?length-text k general/fact:,-3
?length-text k general/how-to:,-5
?length-text k health-info/symptom:,5
?length-text k ideas-names/gift:,3
?length-text k ideas-names/naming:,-4
?length-text k legal-info/contract:,3
?length-text k legal-info/rights:,6
?length-text k plan/event:,3
?length-text k research-compare/buying:,3
?length-text length:-3,-9,21
?length-text t article:4,-3,3
?length-text t career:,-4
?length-text t code-fix-review:,9
?length-text t code-write:,13
?length-text t creative:,-7
?length-text t exam-lesson:,-4
?length-text t general:,-4
?length-text t health-info:,4
?length-text t legal-info:,10
?length-text t marketing:,-5
?length-text t plan:,6
?length-text t recipe:,9
?length-text t research-compare:,3
?length-text t rewrite:,-8
?length-text t support-reply:,-3
?length-text:,6
?lesson-after home:-4
?lesson-after length:,-3,6
?lesson-after:-5,-3
?lesson-goal away:,-4,5
?lesson-goal home:,,3
?lesson-goal length:5,14
?lesson-goal:,6,5
?lesson-minutes home:,,4
?lesson-minutes:,-3
?lesson-room away:,-3
?lesson-room home:-3,6,3
?lesson-room length:,-9,3
?lesson-room:-3,3
?letter-before away:-4,10
?letter-before home:10,-4,-4
?letter-before length:10,3,-5
?letter-before:5,9,-7
?letter-channel away:3,4
?letter-channel length:,7,-6
?letter-channel:5,4
?letter-exclude away:,8,-6
?letter-exclude home:-6
?letter-exclude length:5,10,-8
?letter-exclude:-8,8,-4
?letter-facts away:-3
?letter-facts home:9,,3
?letter-facts length:-6,7,-7
?letter-facts:4
?letter-give home:,,-3
?letter-give length:10,-5
?letter-give:,-6,-3
?letter-happened away:,3,4
?letter-happened home:,8
?letter-happened length:-17,5,10
?letter-happened:8,7,5
?letter-language away:14,-9,-6
?letter-language home:-4,10
?letter-language length:7,4,-6
?letter-language:10,,-4
?letter-name away:,7
?letter-name home:,-6
?letter-name length:,,-8
?letter-name:,-6,-4
?letter-reader home:,,-3
?letter-reader length:-8,,4
?letter-want away:5,14,-10
?letter-want home:-9,13
?letter-want length:14,17,-14
?letter-want:,20,-10
?level away:-4,16,-3
?level home:,-13
?level k article/essay:,-5
?level k career/cover-letter:,4
?level k career/cv:,9
?level k career/interview:,-3
?level k code-fix-review/fix:,-3
?level k code-fix-review/review:,-3
?level k creative/poem:,5
?level k creative/script:,4
?level k creative/story:,8
?level k data/analysis:,-3
?level k data/formula:,-3
?level k email-letter/formal-letter:,4
?level k email-letter/personal-message:,12
?level k email-letter/proposal:,-8
?level k email-letter/work-email:,7
?level k general/advice:,10
?level k general/how-to:,-9
?level k health-info/drug:,-4
?level k ideas-names/gift:,5
?level k ideas-names/naming:,8
?level k legal-info/rights:,-5
?level k marketing/campaign-plan:,-4
?level k marketing/post-ad:,13
?level k marketing/product-description:,4
?level k plan/project:,-3
?level k plan/routine:,9
?level k plan/study:,-4
?level k plan/travel:,-5
?level k research-compare/buying:,-6
?level length:-5,-7,-8
?level t article:,-3
?level t career:,10
?level t code-fix-review:,-6
?level t code-write:,-7
?level t creative:,18
?level t data:,-6
?level t email-letter:-4,16
?level t extract-classify:,6
?level t general:,-3
?level t health-info:,-9
?level t ideas-names:,12
?level t legal-info:,-8
?level t marketing:,12
?level t plan:,-3
?level t recipe:,-11
?level t research-compare:,-9
?level t rewrite:,9
?level t roleplay:,3
?level t support-reply:,13
?level t translate:,-5
?level t tutor:,-5,15
?level:-4,13,-5
?market-action away:,3
?market-action home:-3,,-5
?market-action length:,7,-10
?market-action:-4,4,-11
?market-count home:-4,,3
?market-count length:,,-3
?market-count:-4,,3
?market-customer away:,4
?market-customer home:,6,-4
?market-customer length:13,3,-5
?market-customer:,9,-7
?market-language away:,,-3
?market-language length:,14,-8
?market-language:-4,6,-5
?market-offer away:,,-7
?market-offer length:-4,14,-13
?market-offer:,,-9
?market-place away:,-6,3
?market-place home:,,6
?market-place length:-3,5,-3
?market-place:,-6,8
?market-product away:,-3
?market-product home:,,14
?market-product length:,,-5
?market-product:,-7,15
?market-special away:-3,-3
?market-special length:,-6
?market-special:,-4
?market-visual home:-4,,-3
?market-visual length:-4,,-11
?market-visual:-5,,-6
?market-worry away:,5,-4
?market-worry home:3,,-11
?market-worry length:-5,18,-13
?market-worry:,3,-14
?matters away:-11
?matters home:-6,-8,-14
?matters k code-fix-review/fix:,6
?matters k general/advice:,4
?matters k general/fact:,3
?matters k general/how-to:,-3
?matters k health-info/drug:,8
?matters k ideas-names/naming:,-3
?matters length:-5,-3,-9
?matters t article:,-3
?matters t code-fix-review:,5
?matters t code-write:3
?matters t creative:-4,-5,-4
?matters t general:-6,5,-3
?matters t health-info:,8
?matters t ideas-names:,-4
?matters t plan:,-4
?matters t research-compare:-4,-3
?matters t rewrite:,4,4
?matters:-18,-14,-23
?money-goal home:,,7
?money-goal length:-3,,7
?money-goal:,,9
?money-have away:,-3
?money-have home:10,,-5
?money-have length:7
?money-have:10,,-3
?money-level away:,-4
?money-level home:,,-4
?money-level length:,,-6
?money-level:-3,-6,-7
?money-numbers away:,-3,3
?money-numbers home:,,8
?money-numbers length:-5,,12
?money-numbers:,-4,10
?money-options away:,5,-3
?money-options home:-5,5,6
?money-options length:-6,9,9
?money-options:-7,10,3
?money-risk away:,5,-3
?money-risk home:,6,-3
?money-risk length:,3,-7
?money-risk:,12,-6
?money-rules home:,,-3
?money-rules length:,3,-5
?money-rules:,,-6
?paper-want:,4
?personal-feel home:-4
?personal-feel length:,,4
?personal-feel:-6,-6
?personal-memory away:,3,-3
?personal-memory home:-6,4,-4
?personal-memory length:,9,-11
?personal-memory:-8,11,-9
?personal-who away:,,4
?personal-who home:-4,,5
?personal-who:-4,-3,11
?plan-fixed away:,-6
?plan-fixed home:3,-3,8
?plan-fixed length:-5,-5,6
?plan-fixed:4,-9
?plan-form away:,4,-6
?plan-form home:,,-3
?plan-form:-4,,-9
?plan-goal away:,3
?plan-goal length:,,-5
?plan-goal:,,-4
?plan-have away:,-6
?plan-have:,-3
?plan-obstacle away:,8
?plan-obstacle home:-6,-4
?plan-obstacle length:-5,-4,5
?plan-obstacle:-9,5
?plan-time away:3,-3
?plan-time length:3
?plan-time:9,-3,-5
?poem-for home:-11,6,6
?poem-for length:7,-10,4
?poem-for:-13,4,11
?poem-form home:9
?poem-form length:-5
?poem-form:6,-3,5
?project-done length:,-3,5
?project-money away:,-4,-5
?project-money length:,4,-10
?project-money:,,-6
?project-now away:,,-7
?project-now length:,7,-11
?project-now:,,-9
?project-risk away:,,-5
?project-risk:,,-3
?project-team away:,-8,4
?project-team length:,-9,9
?project-team:,-3,7
?proposal-client away:,,3
?proposal-client length:,,5
?proposal-client:,-3
?proposal-offer away:,-5,8
?proposal-offer home:,,3
?proposal-offer length:,-3,10
?proposal-offer:,-6,12
?proposal-price length:,4
?proposal-problem away:,-3,3
?proposal-problem:,-4
?proposal-proof length:,3
?proposal-proof:,,-3
?proposal-time away:,,-4
?proposal-time length:,3,-4
?proposal-time:,3,-5
?reader away:,13,6
?reader k creative/poem:3
?reader k exam-lesson/exam:,3
?reader k general/advice:,5
?reader k general/how-to:,6
?reader k plan/travel:,3
?reader length:-6,7,-8
?reader t creative:8,-10
?reader t exam-lesson:,4
?reader t general:-5,14
?reader t health-info:,5
?reader t marketing:6,-4
?reader t plan:,6
?reader t recipe:,7
?reader:,13,6
?recipe-budget away:,3
?recipe-budget home:-8,10,-3
?recipe-budget length:3,7,-5
?recipe-budget:-9,14,-5
?recipe-diet away:,8,-3
?recipe-diet length:-8,10,3
?recipe-diet:,8,-3
?recipe-have away:-4,4
?recipe-have home:4,,-6
?recipe-have length:5,8,-12
?recipe-have:,4,-4
?recipe-people away:-3,,6
?recipe-people home:6
?recipe-people length:-5,4,12
?recipe-people:4,,6
?recipe-problem home:,6,-4
?recipe-problem length:,14,-3
?recipe-problem:,5,-3
?recipe-skill home:,3,-3
?recipe-skill length:,11,-5
?recipe-skill:-3,3,-5
?recipe-taste away:,4,-3
?recipe-taste length:,10
?recipe-taste:,4
?recipe-time away:,6,-3
?recipe-time home:9
?recipe-time length:-10,21,-4
?recipe-time:8,5,-3
?recipe-tools away:,7,-3
?recipe-tools home:-5,-3,6
?recipe-tools length:,6,4
?recipe-tools:-6,4
?research-purpose away:,,-4
?research-purpose length:,,-5
?research-purpose:,3,-8
?research-question away:,-4,11
?research-question home:,,6
?research-question length:,,6
?research-question:-3,-8,25
?research-scope away:,,4
?research-scope home:,,-3
?research-scope length:-3,-4,3
?research-scope:,-4
?research-sources home:,,5
?research-sources length:,,6
?research-sources:,-5,8
?result-form away:5,-4
?result-form home:-7,6,6
?result-form k article/essay:,,4
?result-form k article/speech:,8,-3
?result-form k career/cover-letter:,,7
?result-form k email-letter/formal-letter:,4,5
?result-form k email-letter/personal-message:,,3
?result-form k email-letter/work-email:,,6
?result-form k exam-lesson/lesson:,,3
?result-form k general/advice:,-5,-3
?result-form k general/how-to:,-4
?result-form k ideas-names/naming:,3
?result-form k marketing/post-ad:,,5
?result-form k research-compare/buying:,4
?result-form length:,-6,8
?result-form t article:,7
?result-form t career:,-3,3
?result-form t creative:-4,-4,8
?result-form t email-letter:,3,14
?result-form t exam-lesson:,,4
?result-form t finance-info:,,-5
?result-form t general:,-9,-8
?result-form t health-info:,,-3
?result-form t ideas-names:3
?result-form t legal-info:-3
?result-form t marketing:,-3,4
?result-form t plan:,-4
?result-form t research-compare:,3,-4
?result-form t translate:,10
?result-form t tutor:,-3,-4
?result-form:,-6,15
?review-does home:,,-4
?review-does length:,,-10
?review-does:,,-7
?review-doubt home:,,-6
?review-doubt length:,,-5
?review-focus:,,7
?review-form length:,,-4
?review-form:,,-3
?review-rules home:,,-4
?review-rules length:,,-6
?review-rules:,,-6
?review-stage home:,,6
?review-stage length:,,-3
?review-stage:,,6
?rewrite-freedom length:,,5
?rewrite-keep away:,,-3
?rewrite-keep home:,-4
?rewrite-keep:,-4
?rewrite-reader home:,,3
?rewrite-sound away:-3,,9
?rewrite-sound home:3
?rewrite-sound length:4,3,4
?rewrite-sound:,,7
?rewrite-where away:,,-6
?rewrite-where home:3,,-4
?rewrite-where length:,,-8
?rewrite-where:,,-10
?rewrite-wrong away:,-5,9
?rewrite-wrong home:,-7,7
?rewrite-wrong length:,-6,3
?rewrite-wrong:,-12,16
?role-end away:,-4
?role-end home:,,-3
?role-end length:,-4
?role-end:,-4
?role-feedback away:,-3,5
?role-feedback home:,,4
?role-feedback length:,-5,7
?role-feedback:,-5,8
?role-goal length:,,6
?role-hard away:4
?role-hard length:-4,,5
?role-hard:5
?role-language length:,10,-3
?role-me home:,,4
?role-me length:,-3,9
?role-me:,-4,6
?role-scene away:,,5
?role-scene home:,,3
?role-scene length:,-8,6
?role-scene:-3,,8
?role-who away:,,6
?role-who length:,,5
?role-who:,-3,4
?routine-day length:,,5
?routine-day:,-4,3
?routine-energy length:9,,-4
?routine-energy:3,-5,-5
?routine-limits home:,,3
?routine-limits length:-3,-3,11
?routine-limits:,-7,8
?routine-want length:,,4
?routine-want:,-3
?script-limits home:,,-4
?script-limits:,-3,-5
?script-people home:,-5,6
?script-people length:,-7,12
?script-people:,-5,8
?script-where length:,,7
?script-where:,-3
?situation away:12,-3,-8
?situation home:,5
?situation k article/speech:-4
?situation k career/cv:4
?situation k data/analysis:6
?situation k data/formula:-6
?situation k email-letter/formal-letter:-5
?situation k email-letter/personal-message:-3
?situation k exam-lesson/lesson:-4
?situation k general/advice:3,-5
?situation k general/fact:-4
?situation k general/how-to:5,-5
?situation k health-info/diet-fitness:6
?situation k ideas-names/naming:-4
?situation k legal-info/contract:-3
?situation k legal-info/procedure:5
?situation k marketing/product-description:-3
?situation k plan/project:5
?situation k plan/travel:-3
?situation length:8,-7,-14
?situation t agent-bot:-5
?situation t article:-7
?situation t code-fix-review:,-3
?situation t code-write:-7
?situation t creative:-8,7,-3
?situation t data:,-3
?situation t email-letter:-10,-5,-3
?situation t general:10,-10
?situation t health-info:4,-5
?situation t legal-info:5
?situation t marketing:-3,-3
?situation t plan:3,-5
?situation t recipe:-5
?situation t research-compare:3
?situation t rewrite:-5
?situation t roleplay:,7
?situation t tutor:-6,7
?situation:11,-22,-23
?speech-audience length:-3
?speech-audience:,,-4
?speech-feeling home:-3,,3
?speech-feeling length:,,4
?speech-feeling:-3
?speech-minutes home:4,4,-6
?speech-minutes length:-3
?speech-minutes:,5,-7
?speech-names away:,-3
?speech-names home:,5
?speech-names length:,-5
?speech-occasion:,,3
?speech-relation home:-6,9,3
?speech-relation length:,-13,7
?speech-relation:-6,9
?speech-story length:11,-5,3
?speech-story:-5
?story-hero home:,,4
?story-hero length:,-3,9
?story-hero:,-3,5
?story-lesson length:,5
?story-lesson:,3,-3
?story-problem home:,-3,9
?story-problem length:-4,-9,16
?story-problem:,-4,11
?story-reader home:7,4,-6
?story-reader length:-4,4
?story-reader:8,6,-6
?story-world home:,,-3
?story-world length:,3
?study-exam home:,,4
?study-exam length:,,7
?study-exam:,,4
?study-hours length:-3,-5,5
?study-hours:-3,-4
?study-now home:6,,-4
?study-now length:4,4,-4
?study-now:5,3,-4
?study-style home:,,-4
?study-style length:10,,-8
?study-style:3,,-6
?study-subjects length:,-5
?study-subjects:,-4
?summary-focus length:-5,,3
?summary-keep home:,-5
?summary-keep length:-5,,-4
?summary-keep:3,-3
?summary-length away:,4
?summary-length home:,,6
?summary-length length:,8
?summary-length:,,4
?summary-material away:,-3,5
?summary-material length:,-4,5
?summary-material:,-4,8
?summary-reader away:-3,7
?summary-reader home:,3
?summary-reader length:,6,-7
?summary-reader:,10
?summary-skip away:,-3
?summary-skip home:,4
?summary-skip length:,7,-3
?summary-skip:,,-3
?summary-why away:,,5
?summary-why home:3
?summary-why:3,-3,3
?support-customer away:,5
?support-customer home:,,9
?support-customer length:-9,-5,12
?support-customer:,3,11
?support-happened away:-5,,5
?support-happened home:3
?support-happened length:-4,-7,8
?support-happened:,,5
?support-limit:,,-3
?support-next away:7
?support-next:7
?support-offer home:16
?support-offer length:,-6,7
?support-offer:14
?support-policy:,,-3
?support-where home:,,6
?support-where length:-6
?support-where:,,5
?symptom-before away:,-5
?symptom-before home:,3,-4
?symptom-before length:,9,-5
?symptom-before:-3,,-7
?symptom-how away:,-5,5
?symptom-how length:-5,-8,7
?symptom-how:,-3,6
?symptom-others away:3,-3
?symptom-others home:,-3,-4
?symptom-others length:-5,7,-5
?symptom-others:4,-4,-6
?text-language away:16,-4,-8
?text-language home:-12,-4
?text-language length:8,,7
?text-language:4,-9,-8
?translate-about away:,8,-4
?translate-about home:,,4
?translate-about:,5
?translate-form away:,8,-5
?translate-form length:,11,-9
?translate-form:,5,-8
?translate-local home:,6,-4
?translate-local length:,,-6
?translate-local:,6,-5
?translate-names away:,3
?translate-names home:,7
?translate-names length:,,4
?translate-names:-3,10
?translate-reader home:,-3
?translate-reader:,-3
?translate-sound:,,4
?translate-to home:,-4,-3
?translate-to:,-5,-4
?translate-where home:5,3,-3
?translate-where length:-3,,3
?translate-where:4
?travel-avoid away:,-4
?travel-avoid home:-3,,14
?travel-avoid length:,,8
?travel-avoid:-5,-8,14
?travel-booked home:10,,-4
?travel-booked length:16,,-7
?travel-booked:14,-3,-6
?travel-budget away:,-3
?travel-budget home:,,3
?travel-budget length:16,,-6
?travel-budget:3,-7
?travel-days home:,,3
?travel-days:,-3,5
?travel-from away:,3
?travel-from home:,,-4
?travel-from length:,-5,-4
?travel-from:-3,,-6
?travel-like home:8,,-4
?travel-like length:5,3,-8
?travel-like:6,,-7
?travel-pace home:-4
?travel-pace length:-7,,5
?travel-pace:-5,-5,4
?travel-who away:,,3
?travel-who length:-5,,7
?travel-who:,-4,5
?tried away:-10,,-3
?tried home:9,-11
?tried k article/essay:,6
?tried k article/speech:,3
?tried k career/cover-letter:,5
?tried k career/cv:,-3
?tried k creative/poem:,4
?tried k email-letter/proposal:,8
?tried k exam-lesson/lesson:,5
?tried k general/advice:5,-5
?tried k general/fact:,11
?tried k general/how-to:,-5,4
?tried k health-info/diet-fitness:,,4
?tried k health-info/symptom:,-4
?tried k marketing/campaign-plan:,4
?tried k marketing/post-ad:,3
?tried k plan/event:,4
?tried length:,6,5
?tried t article:-3,11
?tried t code-fix-review:,-4
?tried t code-write:,-5
?tried t creative:-5,10
?tried t data:,-4
?tried t email-letter:,3
?tried t exam-lesson:,8
?tried t general:10,,4
?tried t health-info:,-3,4
?tried t ideas-names:,-5
?tried t marketing:,7
?tried t plan:-4
?tried t roleplay:,-3
?tried t translate:,3
?tried t tutor:4,-7
?tried:-4,8
?true-details away:,-3,-4
?true-details k article/speech:4
?true-details k email-letter/formal-letter:7
?true-details k email-letter/personal-message:4,-4,-3
?true-details k email-letter/work-email:-3
?true-details k general/advice:-4
?true-details k general/fact:,-3
?true-details k general/how-to:,-6
?true-details k health-info/diet-fitness:-3
?true-details k ideas-names/activity:-3
?true-details k marketing/post-ad:4
?true-details k plan/routine:4
?true-details k research-compare/study:,4
?true-details length:7
?true-details t article:6,-4
?true-details t code-fix-review:,-3
?true-details t code-write:,3
?true-details t creative:6,,-4
?true-details t email-letter:10,-6,-3
?true-details t exam-lesson:-4,4
?true-details t extract-classify:,-3
?true-details t finance-info:-3,4
?true-details t general:-9,-8
?true-details t health-info:-4
?true-details t ideas-names:-5,-4
?true-details t legal-info:,-3
?true-details t marketing:7,-4
?true-details t plan:8,-8
?true-details t recipe:3,3
?true-details t research-compare:-5,9
?true-details t roleplay:-3,3
?true-details t summarise:-3,3,4
?true-details t support-reply:-3
?true-details t translate:,-3
?true-details:,-3,-4
?tutor-book away:,,-6
?tutor-book home:3,,-5
?tutor-book length:12,,-11
?tutor-book:,3,-10
?tutor-depth away:,-3
?tutor-depth length:,,-3
?tutor-depth:,-6
?tutor-form away:,9,-4
?tutor-form home:,,5
?tutor-form length:,,7
?tutor-form:,7
?tutor-known home:5,,-9
?tutor-known length:5
?tutor-known:,,-10
?tutor-level away:,,-4
?tutor-level home:3,,-3
?tutor-level length:,,3
?tutor-level:6,-3,-9
?tutor-stuck away:,-3
?tutor-stuck home:,,4
?tutor-stuck length:,-6,12
?tutor-stuck:-5,-5,6
?tutor-time away:,,-7
?tutor-time home:,3,3
?tutor-time length:,-6,-3
?tutor-time:,5,-4
?tutor-why away:,5,-5
?tutor-why:,5,-7
?tutor-world away:,-3,8
?tutor-world home:-4,4
?tutor-world length:-3,-13,12
?tutor-world:-5,,6
?use away:6,,11
?use home:,-4
?use k article/essay:,,-4
?use k article/speech:,,5
?use k career/cv:,,-3
?use k career/interview:,4
?use k code-fix-review/review:,,5
?use k creative/poem:,,-6
?use k creative/story:,,5
?use k email-letter/personal-message:,,-7
?use k email-letter/work-email:,,12
?use k general/advice:,4,-5
?use k general/fact:,-3
?use k general/how-to:-3,9
?use k health-info/diet-fitness:,4
?use k ideas-names/gift:,,4
?use k ideas-names/naming:,-4
?use k legal-info/rights:,3,-4
?use k marketing/campaign-plan:,,-3
?use k marketing/post-ad:,,10
?use k research-compare/buying:,,-3
?use length:,,-3
?use t article:,,4
?use t career:,,-6
?use t code-fix-review:,,5
?use t creative:4,-5
?use t email-letter:,,5
?use t finance-info:,,-3
?use t general:-5,10,-4
?use t health-info:,7,-5
?use t ideas-names:,-5,4
?use t legal-info:,3,-6
?use t marketing:,,7
?use t plan:,,-5
?use t recipe:,7,9
?use t research-compare:,,-4
?use t rewrite:,,-3
?use t support-reply:,,3
?use t translate:,,6
?use t tutor:,,-3
?use:,7,7
?where-country away:,7,-10
?where-country home:,3,6
?where-country k code-fix-review/fix:,4
?where-country k data/analysis:,-3
?where-country k email-letter/personal-message:,7
?where-country k exam-lesson/lesson:5
?where-country k general/advice:,-5
?where-country k general/fact:,9
?where-country k legal-info/contract:4
?where-country k marketing/campaign-plan:,,4
?where-country k plan/event:,,3
?where-country k plan/study:,7
?where-country k plan/travel:,,5
?where-country k research-compare/buying:3,-3,4
?where-country length:,8,6
?where-country t career:,-3
?where-country t code-fix-review:,4
?where-country t creative:,3
?where-country t email-letter:,3,-5
?where-country t exam-lesson:4,-3
?where-country t extract-classify:,5
?where-country t general:-3,5,-3
?where-country t health-info:,-3
?where-country t ideas-names:,-3
?where-country t legal-info:5,-3
?where-country t marketing:,-3
?where-country t plan:,5,8
?where-country t research-compare:8,-4,5
?where-country t rewrite:,,5
?where-country t summarise:,3
?where-country t translate:,-4,3
?where-country t tutor:,5
?where-country:4
?why-now away:,-8
?why-now home:4,13,-11
?why-now k article/essay:,,-5
?why-now k article/speech:,,6
?why-now k career/cover-letter:,6,-6
?why-now k career/interview:,,11
?why-now k code-fix-review/review:,,4
?why-now k creative/poem:,,8
?why-now k creative/script:,,3
?why-now k creative/story:,,-4
?why-now k email-letter/formal-letter:,,-3
?why-now k email-letter/personal-message:,,3
?why-now k general/advice:6,-6,5
?why-now k general/fact:-3,-5
?why-now k general/how-to:,9
?why-now k ideas-names/naming:,8
?why-now k legal-info/rights:,,3
?why-now k research-compare/study:3
?why-now length:,14
?why-now t career:,4,3
?why-now t creative:,3,7
?why-now t data:,,-3
?why-now t email-letter:3
?why-now t exam-lesson:,,3
?why-now t general:5,,3
?why-now t health-info:,-5
?why-now t ideas-names:,8
?why-now t legal-info:,-3,3
?why-now t plan:,4,-4
?why-now t recipe:,,-5
?why-now t research-compare:5,,-3
?why-now t rewrite:,,3
?why-now t summarise:,,-3
?why-now t support-reply:,,6
?why-now t tutor:,-3,-3
?why-now:4
?work-ask home:8,,-8
?work-ask length:7,,-3
?work-ask:9,-3,-8
?work-context away:,,-4
?work-context length:,3,-10
?work-context:,,-7
c audience length:-15,-5,4
c audience t agent-bot:-10,,7
c audience t article:3,-6,-4
c audience t career:4,4,-3
c audience t code-fix-review:,4,-5
c audience t code-write:,-8,-5
c audience t creative:5,-5
c audience t data:,26,-9
c audience t email-letter:4,-15,4
c audience t exam-lesson:,10,-9
c audience t extract-classify:,-6
c audience t finance-info:3,-5
c audience t general:-14,10,6
c audience t health-info:3,3,12
c audience t ideas-names:,6,12
c audience t legal-info:3,6
c audience t marketing:4,-4,-17
c audience t plan:-4,,12
c audience t recipe:,8
c audience t research-compare:,4,-8
c audience t rewrite:,7,-3
c audience t roleplay:,,5
c audience t summarise:5
c audience t translate:,-9
c audience t tutor:,4,-8
c audience:-3,,7
c budget length:,-10,4
c budget t ideas-names:-3
c budget:-4,,4
c deadline length:-12,,8
c deadline t agent-bot:,8
c deadline t article:-3,,5
c deadline t career:,-6,-3
c deadline t code-fix-review:,-4
c deadline t code-write:,-7
c deadline t creative:,3,-6
c deadline t email-letter:,,-9
c deadline t exam-lesson:,-5,5
c deadline t finance-info:,-4
c deadline t general:-4,7,6
c deadline t health-info:5,,-6
c deadline t ideas-names:-5,9,-7
c deadline t legal-info:-6,,-14
c deadline t marketing:-3,-7,6
c deadline t plan:9,-10,15
c deadline t recipe:3,-7
c deadline t research-compare:,-8,-5
c deadline t rewrite:,-8,-3
c deadline t roleplay:,3
c deadline t tutor:,3,6
c deadline:-11,-3,-9
c details length:3,-4,17
c details t agent-bot:4,7,-7
c details t article:13,-14,-13
c details t career:17,-17,-15
c details t code-fix-review:,-6
c details t code-write:9,,-6
c details t creative:,4,5
c details t data:,-13,-9
c details t email-letter:18,-5
c details t extract-classify:,-5
c details t finance-info:,-3,9
c details t general:-6,6,-14
c details t health-info:,-3,-10
c details t ideas-names:,-12,14
c details t legal-info:7,-8,-5
c details t marketing:13,,-7
c details t plan:4,-7,3
c details t recipe:4,7
c details t research-compare:-9,6
c details t rewrite:-9,11
c details t roleplay:-10,18
c details t summarise:-17,5,13
c details t support-reply:9,-8,-3
c details t translate:-4,3
c details t tutor:-14,,5
c details:13,,-27
c examples length:7,12,-7
c examples t agent-bot:,-6,-5
c examples t code-fix-review:7
c examples t code-write:,,7
c examples t data:-5,-10
c examples t extract-classify:,,-4
c examples t ideas-names:3,-4,-3
c examples t marketing:,5
c examples t plan:,9
c examples:,,-13
c exclusions length:-3,4,-8
c exclusions t agent-bot:,-7,15
c exclusions t article:,-6,7
c exclusions t career:,5,-11
c exclusions t code-fix-review:,5,-8
c exclusions t code-write:,19
c exclusions t creative:7,-15,5
c exclusions t data:,7
c exclusions t email-letter:,-6,-3
c exclusions t exam-lesson:,-14
c exclusions t extract-classify:,-6
c exclusions t finance-info:,-6,-6
c exclusions t general:-14,3,-7
c exclusions t health-info:3,4,6
c exclusions t ideas-names:4,-3,5
c exclusions t legal-info:,12
c exclusions t marketing:,-10,6
c exclusions t plan:13,,7
c exclusions t recipe:10,-10,-4
c exclusions t research-compare:,,-11
c exclusions t rewrite:,14,-4
c exclusions t roleplay:,-4,-4
c exclusions t summarise:,,-3
c exclusions t support-reply:,-5
c exclusions t translate:,22,-4
c exclusions t tutor:,9,5
c exclusions:-20,4,-23
c format length:-3,,-5
c format t article:,19
c format t career:-8,-9,8
c format t code-fix-review:,-7,-4
c format t code-write:5,-4,-4
c format t creative:11,,22
c format t data:,,-7
c format t email-letter:,5,29
c format t exam-lesson:15,-6
c format t extract-classify:,-4,4
c format t finance-info:,-3,-16
c format t general:-7,,-10
c format t health-info:,,-4
c format t ideas-names:6,5,-4
c format t legal-info:-8,,3
c format t marketing:,-7,11
c format t plan:-8,-16,-6
c format t recipe:-3,-6
c format t research-compare:-13,6,-10
c format t rewrite:3,-5,-5
c format t summarise:,-3
c format t support-reply:,,3
c format t translate:,17,-12
c format t tutor:,-6
c format:-10,-5
c language length:11,3,-10
c language t article:9,-11,-3
c language t career:,-4
c language t code-fix-review:-11,5
c language t code-write:,,10
c language t creative:14,-20
c language t data:,3
c language t email-letter:-12,-5,9
c language t exam-lesson:-9,-4,4
c language t general:-3,-8
c language t health-info:9,-4
c language t ideas-names:8,9,12
c language t legal-info:4
c language t marketing:5
c language t plan:-6,21,-10
c language t rewrite:-6,4,-4
c language t roleplay:-3
c language t summarise:-11,-5,5
c language t support-reply:,23,-8
c language t translate:-4,-6,-7
c language t tutor:,6
c language:4,-3,-14
c length length:-3,11
c length t article:15,-10,8
c length t career:-6,6,6
c length t code-fix-review:,21
c length t code-write:,29
c length t creative:10,-14,-10
c length t data:,7
c length t email-letter:-4,-21,-7
c length t exam-lesson:,-9,-9
c length t extract-classify:,,6
c length t general:,-6,-5
c length t health-info:,7
c length t ideas-names:,,8
c length t legal-info:,22
c length t marketing:-4,-8,6
c length t plan:,7,-7
c length t recipe:,20
c length t research-compare:,6
c length t rewrite:4,-6,-10
c length t roleplay:,-5,-4
c length t summarise:,-7,8
c length t support-reply:,-7
c length t tutor:,-5,6
c length:-8,3,-15
c material length:-9,11,8
c material t article:-4
c material t career:-3
c material t code-write:,-5,7
c material t creative:,14,-5
c material t data:13,-15,4
c material t extract-classify:-3,,9
c material t general:-4,11
c material t health-info:,,-5
c material t ideas-names:,4
c material t recipe:8,,-13
c material t research-compare:,-5
c material t summarise:,-4,6
c material t translate:,-5,10
c material t tutor:6,5,-10
c material:-3,,-3
c none length:8,,-4
c none t agent-bot:17,4,-7
c none t article:-7,4
c none t career:15
c none t code-fix-review:11,-8,11
c none t code-write:4,-16,-23
c none t creative:-15,11,9
c none t data:-4,-9,-4
c none t email-letter:12,24,-18
c none t exam-lesson:4,-6,6
c none t extract-classify:,11,-6
c none t finance-info:4,9,-8
c none t general:-7,12,4
c none t health-info:,-9,-3
c none t ideas-names:-13,6
c none t legal-info:5,-13,7
c none t marketing:,9
c none t plan:14,5,-9
c none t recipe:-5,4,-7
c none t research-compare:-7,-13,16
c none t rewrite:-12,9,14
c none t roleplay:,7,7
c none t summarise:12,6,-11
c none t support-reply:,12
c none t translate:-7,14,-7
c none t tutor:,-9,15
c none:,,-6
c place length:4,,-4
c place t agent-bot:,-5
c place t article:,,-6
c place t career:,-7,-5
c place t code-fix-review:-4,11
c place t code-write:,14,-6
c place t creative:-8,4
c place t data:,,8
c place t email-letter:,6,-10
c place t exam-lesson:10,-6
c place t extract-classify:,12
c place t finance-info:-4,-6,8
c place t general:,,6
c place t health-info:-5
c place t ideas-names:,-4,-17
c place t legal-info:14,3,-12
c place t plan:-7,,8
c place t recipe:,,5
c place t research-compare:23,-18,5
c place t rewrite:-4,-4,10
c place t roleplay:-4,3,5
c place t summarise:,7,-4
c place t support-reply:,-5,-3
c place t translate:-3,-9,7
c place t tutor:,7
c place:-5,3
c purpose length:-5,-6,3
c purpose t agent-bot:-4,,4
c purpose t article:,-4,14
c purpose t career:-4,6,11
c purpose t code-fix-review:,-4,3
c purpose t code-write:4,,-8
c purpose t creative:3,,13
c purpose t email-letter:,,8
c purpose t exam-lesson:,-7
c purpose t extract-classify:,-5,-13
c purpose t finance-info:-3,,4
c purpose t general:12,14,-9
c purpose t health-info:-8,,-5
c purpose t ideas-names:,15,-7
c purpose t legal-info:,-10,4
c purpose t marketing:-6,-5
c purpose t plan:-6,,5
c purpose t recipe:,10,15
c purpose t research-compare:4,-8,-5
c purpose t rewrite:8,-6,-9
c purpose t roleplay:,-6,-3
c purpose t summarise:10,-3,-7
c purpose t support-reply:,-3,13
c purpose t translate:11,-5
c purpose t tutor:3,-13,-14
c purpose:-10,-14,15
c role length:-3,-13,15
c role t career:,,3
c role t legal-info:-5,,4
c role t roleplay:,,-5
c role:-7,-7,14
c story length:-8,-5,11
c story t agent-bot:-10
c story t article:-15,7,-5
c story t career:,-13
c story t code-fix-review:-5,,-8
c story t code-write:-15
c story t creative:-21,21,-9
c story t data:,10,-16
c story t email-letter:,,5
c story t exam-lesson:-3,-4
c story t extract-classify:-3
c story t finance-info:3,-5
c story t general:15,,-12
c story t health-info:,4,-3
c story t legal-info:,-11,14
c story t marketing:-6,-7,-4
c story t plan:15,,-10
c story t recipe:-11,-9,3
c story t research-compare:5,-4,4
c story t rewrite:-11,9
c story t roleplay:-6,12,9
c story t summarise:,4
c story t support-reply:-6,-3,3
c story t translate:,-3
c story t tutor:-12,12,3
c story:,-3,-8
c success length:-5,-6,7
c success t article:,7,-11
c success t career:,-7,-3
c success t code-fix-review:-3,4,10
c success t code-write:6,-8,13
c success t creative:-9,-3,-9
c success t data:12,-7
c success t email-letter:-5
c success t exam-lesson:4,17,-3
c success t extract-classify:3
c success t finance-info:4
c success t health-info:,12
c success t ideas-names:-7,-7
c success t legal-info:-4,4
c success t marketing:6
c success t plan:,-13,-13
c success t recipe:-4,-4
c success t research-compare:13,,-3
c success t rewrite:3,8,9
c success t summarise:,-3,3
c success t support-reply:,-4
c success t translate:4,-3
c success:,-8,-5
c tone length:5,10,-6
c tone t agent-bot:6,-4
c tone t article:-6,-13,11
c tone t code-fix-review:,3
c tone t creative:,-8,4
c tone t email-letter:-14,-7,7
c tone t general:,7
c tone t ideas-names:3,-5,-16
c tone t marketing:,4
c tone t plan:,,-5
c tone t recipe:,4
c tone t rewrite:7,,-5
c tone t roleplay:9,,-6
c tone t translate:-4,,3
c tone:,-6,-7
c tried length:14,,-9
c tried t agent-bot:,5
c tried t article:-7,25
c tried t code-fix-review:11,-17
c tried t code-write:,-14,-3
c tried t creative:-11,21,-3
c tried t data:-3,-13,10
c tried t email-letter:-4,4,-4
c tried t exam-lesson:-4,18
c tried t finance-info:3,-6
c tried t general:22,-17,3
c tried t health-info:4
c tried t ideas-names:5,-12
c tried t legal-info:,,-6
c tried t marketing:,15,-4
c tried t plan:-13
c tried t recipe:,-4
c tried t research-compare:-3
c tried t roleplay:,-7
c tried t summarise:-4,3
c tried t support-reply:,-5
c tried t translate:,8
c tried t tutor:8,-9
c tried:5,,-23
choice:-8,,-3
fact age:-4,14,-4
fact codeLanguage:6,-6,-12
fact condition:-6,-4,10
fact count:-3,12,-6
fact country:-12,-14,17
fact date:,-6
fact deadline:,28,-28
fact diet:13,-10
fact doctor:9,-3,4
fact duration:,-5,-3
fact edgeCase:-7,-5,-7
fact error:,-3,13
fact failure:,7,-8
fact ingredients:23,12,-9
fact kitchenTool:,,4
fact languageName:-9,19,-4
fact level:3,-4,-5
fact money:-13,-12,16
fact number:-3,-3,14
fact occasion:,-5
fact papers:-8,15,-4
fact people:-6,-6,12
fact platform:-7,-16,21
fact relation:,-7
fact reviewFocus:,,8
fact reviewStage:,,3
fact runs:-4,24,-14
fact schoolClass:,9,-16
fact sheetTool:-3,-6,9
fact since:,14,-5
fact symptoms:3,-7,-11
fact textLength:-6,4,-4
fact tried:11,-10,17
fact:-25,-12,41
k agent-bot own:6,6
k agent-bot shared:,-4
k agent-bot wide:-3,-5,3
k article open:-3,5
k article own:,,-3
k article shared:-6
k article/essay own:,-24
k article/essay shared:13,-19,-12
k article/essay wide:3
k article/speech open:-11
k article/speech own:5,22
k article/speech shared:-3,8,14
k article/speech wide:,,5
k career open:3
k career own:,-11,6
k career/cover-letter open:4,-6
k career/cover-letter own:5,-16,-7
k career/cover-letter shared:3,,-7
k career/cv open:-4,6,-3
k career/cv own:-7,10,3
k career/cv shared:5,-12,-8
k career/interview open:6,-6,-3
k career/interview own:5,-14,-8
k career/interview shared:-3,4,21
k code-fix-review/fix open:-6,,3
k code-fix-review/fix own:,18
k code-fix-review/fix shared:4,10,-15
k code-fix-review/review own:,-17,-5
k code-fix-review/review shared:4,-10,10
k code-write open:5,-6,-3
k code-write own:,-3
k code-write shared:,,-16
k code-write wide:5,-3,-3
k creative open:4,-4
k creative own:5,16
k creative shared:-7,18,12
k creative wide:-4,3
k creative/poem open:-6,,8
k creative/poem own:-6,-8,3
k creative/poem shared:-5,-10,8
k creative/script open:-9,9
k creative/script own:-3
k creative/script shared:5,-7,-10
k creative/story open:13,-6,-3
k creative/story shared:7
k data own:,,-4
k data/analysis open:-7,,-4
k data/analysis own:3,-7,-9
k data/analysis shared:16,-21,-7
k data/formula open:13,-4,-4
k data/formula own:,13,6
k data/formula shared:-15,16,-3
k data/formula wide:-6,-10
k email-letter/formal-letter open:-6,13,4
k email-letter/formal-letter own:3,3,9
k email-letter/formal-letter shared:6,-8,-7
k email-letter/personal-message open:,-7,8
k email-letter/personal-message own:-3,17
k email-letter/personal-message shared:,,15
k email-letter/proposal own:-5,-18,-5
k email-letter/proposal shared:5,-10,-15
k email-letter/work-email open:-4,-4
k email-letter/work-email own:7,-15,-4
k email-letter/work-email shared:-7,3,10
k exam-lesson/exam open:7,-4
k exam-lesson/exam own:-5
k exam-lesson/exam shared:,,-7
k exam-lesson/lesson open:,-5,5
k exam-lesson/lesson own:9
k exam-lesson/lesson shared:,-7
k extract-classify own:-4,-10,-3
k extract-classify shared:,,-5
k finance-info open:,-4
k finance-info own:,-6
k finance-info shared:3,-16,-7
k finance-info wide:6,-5,3
k general own:,-25,-4
k general shared:,,-7
k general/advice open:5,-4
k general/advice own:17,-8,-7
k general/advice shared:15,-15
k general/advice wide:17,-7,-5
k general/fact open:-13,10
k general/fact own:-20,29,6
k general/fact shared:-31,36,-11
k general/fact wide:4,7
k general/how-to open:9,-11
k general/how-to own:,16,4
k general/how-to shared:-3,4
k general/how-to wide:-18,11
k health-info own:-5,,4
k health-info/diet-fitness open:-6,3
k health-info/diet-fitness own:-3,9,4
k health-info/diet-fitness shared:10,-10,8
k health-info/drug open:6
k health-info/drug own:8,-3,-9
k health-info/drug shared:,9,-13
k health-info/drug wide:,-5
k health-info/symptom open:,,-5
k health-info/symptom shared:-3,4,-4
k ideas-names/activity own:,6
k ideas-names/activity shared:,-20,-7
k ideas-names/activity wide:4
k ideas-names/gift own:11,-11,-3
k ideas-names/gift shared:,,13
k ideas-names/gift wide:-3,-6,7
k ideas-names/naming open:3
k ideas-names/naming own:-4,14
k ideas-names/naming shared:-9,17,-7
k ideas-names/naming wide:,9
k legal-info own:3
k legal-info shared:,,3
k legal-info/contract open:,4
k legal-info/contract own:-4,15
k legal-info/contract shared:-4,-9,-3
k legal-info/contract wide:-4
k legal-info/procedure open:-6,7
k legal-info/procedure own:3,6,-4
k legal-info/procedure shared:8,8
k legal-info/rights open:7,-4,-6
k legal-info/rights own:6,-9,4
k legal-info/rights shared:-4,-5
k marketing own:,,-9
k marketing shared:5,-7,-3
k marketing/campaign-plan own:14,-11
k marketing/campaign-plan shared:10,-14,-7
k marketing/campaign-plan wide:,-6
k marketing/post-ad open:,4,-3
k marketing/post-ad own:-7,11,6
k marketing/post-ad shared:-9,,10
k marketing/post-ad wide:,10,-6
k marketing/product-description open:-8,5
k marketing/product-description own:-5
k marketing/product-description shared:,-4,6
k plan/event open:-8,11
k plan/event own:-10,14,-4
k plan/event shared:-5,8,5
k plan/project open:-3,7
k plan/project shared:16,-17,-13
k plan/routine own:-6,,10
k plan/routine shared:,9
k plan/study own:7,4
k plan/study shared:5,,-12
k plan/travel open:3,-6,7
k plan/travel own:16,-24,-10
k plan/travel shared:-10,-6,7
k recipe open:,-5
k recipe own:,12,-4
k recipe shared:,,-3
k recipe wide:-4,6
k research-compare open:-3
k research-compare own:,-12,-6
k research-compare shared:5,,-10
k research-compare/buying open:12,-6
k research-compare/buying own:7,7
k research-compare/buying shared:-5
k research-compare/buying wide:,-5
k research-compare/study open:-6
k research-compare/study own:-3,-6,3
k research-compare/study shared:8,-4,-4
k research-compare/study wide:,-3
k rewrite open:-3,4
k rewrite own:-5,16,-10
k rewrite shared:,,-4
k rewrite wide:-6,7
k roleplay open:,3
k roleplay own:-5,7
k roleplay shared:-3,5
k summarise open:-3
k summarise own:,11
k summarise shared:-4,-4,5
k summarise wide:,-3,4
k support-reply own:,-5
k support-reply shared:,-5,9
k support-reply wide:9,,-5
k translate open:,4
k translate own:-6,14,-4
k translate wide:,,-6
k tutor open:-3,5
k tutor own:-5,8
k tutor shared:,,5
k tutor wide:-8,-4
length:-13,3,21
open home:,-6,-4
open length:,,9
open near odds:4
open near:,3,-5
open odds:10,-16,9
open place:,-7,-5
open top:5,-26,-11
open:-10,-3,-25
own home:6,-22
own length:-7,-10,13
own near:4,20,-8
own odds:8,-13,-4
own place:4,17,18
own top:-5,-43
own:-24,-14,-32
part:,-9,13
shared home:-12,-6,-6
shared length:5,,-4
shared near:-3,-12,8
shared odds:3,,5
shared place:-11,10
shared top:3,-23,-19
shared:-19,-19,-32
slot:-7,-9,25
stated audience:4,-5,-6
stated deadline:4,12,6
stated examples:-9
stated exclusions:5,,20
stated format:-16,-7,22
stated language:6
stated length:4,-7,6
stated material:,-10
stated place:-7,5,-14
stated purpose:6,,-10
stated role:,4,-14
stated success:,16,-8
stated tone:-9,-10,6
t agent-bot own:6,6
t agent-bot shared:,-4
t agent-bot wide:-3,-5,3
t article open:-14,6
t article own:4,,-4
t article shared:3,-9
t article wide:,,3
t career open:10,-7,-7
t career own:5,-31,-7
t career shared:4,-8,4
t career wide:7,-3
t code-fix-review open:-5,,3
t code-fix-review own:,3,-3
t code-fix-review shared:9,,-4
t code-write open:5,-6,-3
t code-write own:,-3
t code-write shared:,,-16
t code-write wide:5,-3,-3
t creative open:,,6
t creative own:-7,9
t creative shared:,,9
t creative wide:-7,6
t data open:6,-5,-8
t data own:4,6,-7
t data shared:,-4,-11
t data wide:-5,-10
t email-letter open:-12,,12
t email-letter own:3,-12
t email-letter shared:,-12
t exam-lesson open:9,-9,3
t exam-lesson shared:3,-8,-7
t extract-classify own:-4,-10,-3
t extract-classify shared:,,-5
t finance-info open:,-4
t finance-info own:,-6
t finance-info shared:3,-16,-7
t finance-info wide:6,-5,3
t general open:3,-6,-4
t general own:-4,12
t general shared:-16,24,-17
t general wide:5,10,-8
t health-info open:3,,-7
t health-info own:,11,-3
t health-info shared:4,5,-7
t health-info wide:4,-5
t ideas-names open:5,-4
t ideas-names own:4,9,-3
t ideas-names shared:-6,-3
t ideas-names wide:,3,8
t legal-info open:,7,-8
t legal-info own:8,11
t legal-info shared:3,-8
t legal-info wide:-5,-5
t marketing open:-5,6,-5
t marketing own:4,,-4
t marketing shared:8,-23,6
t marketing wide:,,-7
t plan open:-7,10
t plan own:4,-4
t plan shared:6,-9,-10
t recipe open:,-5
t recipe own:,12,-4
t recipe shared:,,-3
t recipe wide:-4,6
t research-compare open:,-4
t research-compare own:,-12,-4
t research-compare shared:8,-5,-14
t research-compare wide:,-10
t rewrite open:-3,4
t rewrite own:-5,16,-10
t rewrite shared:,,-4
t rewrite wide:-6,7
t roleplay open:,3
t roleplay own:-5,7
t roleplay shared:-3,5
t summarise open:-3
t summarise own:,11
t summarise shared:-4,-4,5
t summarise wide:,-3,4
t support-reply own:,-5
t support-reply shared:,-5,9
t support-reply wide:9,,-5
t translate open:,4
t translate own:-6,14,-4
t translate wide:,,-6
t tutor open:-3,5
t tutor own:-5,8
t tutor shared:,,5
t tutor wide:-8,-4
wide home:,-6,-10
wide length:-11,12,3
wide near odds:8,-6,13
wide near:,-5,-6
wide odds:24,-17,-3
wide place:,-6,-10
wide top:-13,-19,-3
wide:-10,-7,-23`;
