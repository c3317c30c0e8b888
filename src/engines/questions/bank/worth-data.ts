// Written by `npm run train -- fit`. Do not edit.
/** What was learned of what a question is worth; see training/fit. */
export const WORTH_BIAS: readonly number[] = [-0.43, -0.242, -1.059];
export const WORTH_LINES = `?activity-goal away:,,3
?activity-goal:-3
?activity-have away:,,4
?activity-have home:,6,4
?activity-have length:,-8,9
?activity-have:-3,3,9
?activity-when length:,3,-5
?activity-who away:,-3,5
?activity-who length:,-7,6
?activity-who:,,7
?advice-fear home:,6
?advice-fear:-5,10
?advice-happened away:,-3,8
?advice-happened home:-3
?advice-happened length:,-7,8
?advice-happened:-6,,10
?advice-need home:,,6
?advice-need length:,-3,8
?advice-need:,-3,8
?advice-people away:,-3
?advice-people home:,,4
?advice-people length:,-4
?advice-people:,-5,4
?advice-want home:7,,-4
?advice-want length:5,,-8
?advice-want:8,-3,-6
?advice-world away:,,-3
?advice-world home:,3,-3
?advice-world length:,,-7
?advice-world:,4,-7
?article-focus away:,-3
?article-focus home:,-3
?article-focus length:-6
?article-focus:4,-6,-4
?article-idea away:7,,-4
?article-idea length:10,-3,-9
?article-idea:11,-8,-8
?article-own away:6
?article-own length:18,-8,-6
?article-own:11,-5,-5
?article-place length:,-5
?article-reader away:,,-3
?article-reader:,-3,-3
?article-sources home:,,-3
?article-sources length:,6,-4
?article-sources:,,-5
?article-tone away:,5,-4
?article-tone length:,9
?article-tone:,,-3
?bot-actions away:,-3,4
?bot-actions home:6,,-4
?bot-actions length:8,-4
?bot-actions:5,-4
?bot-handover home:-4,4,4
?bot-handover length:,7,4
?bot-handover:-4,4
?bot-hard away:,3
?bot-hard length:6,,-3
?bot-hard:,,-3
?bot-job away:,-3,3
?bot-job length:-4,-3,11
?bot-job:-3,-3,5
?bot-knows home:,5,-4
?bot-knows length:,9,-5
?bot-knows:,5,-5
?bot-never home:,,8
?bot-never length:,,8
?bot-never:,,5
?bot-unknown away:,4
?bot-unknown home:5,,-3
?bot-unknown length:7,-3,-3
?bot-unknown:3,4,-3
?bot-users away:,,-4
?bot-users home:-3
?bot-users:-3,,-4
?bot-voice length:8,,-6
?bot-where away:,-3,3
?bot-where length:,-4,7
?bot-where:,-3,3
?buy-budget away:,,-4
?buy-budget length:,,-4
?buy-budget:,,-4
?buy-must away:,-3,5
?buy-must home:,,-5
?buy-must length:,-12
?buy-must:,5
?buy-now home:3,,-8
?buy-now length:,-7
?buy-now:,3,-7
?buy-state:,,-4
?buy-use away:,,-4
?buy-use home:,,9
?buy-use length:,,7
?buy-use:,,5
?buy-years home:9,,-4
?buy-years length:7,-3,4
?buy-years:9,-3
?campaign-budget length:,,4
?campaign-budget:,-5,4
?campaign-goal length:,,4
?campaign-goal:3,-3
?campaign-have home:7,,-3
?campaign-have length:15,5,-9
?campaign-have:13,,-7
?campaign-time away:,,3
?campaign-time home:,,5
?campaign-time length:,,6
?campaign-time:,-4,8
?career-achieve away:,5,-6
?career-achieve length:3,7,-10
?career-achieve:,3,-8
?career-exclude away:,5,-4
?career-exclude home:,3,-4
?career-exclude length:,8,-11
?career-exclude:,8,-9
?career-experience away:,,8
?career-experience length:-18,-10,12
?career-experience:,,10
?career-gap away:-4,4
?career-gap home:-9
?career-gap length:6,-7,9
?career-gap:-13
?career-job away:,-4
?career-job home:,,9
?career-job length:,,5
?career-job:,-6,10
?career-language away:,,8
?career-language length:,-5,4
?career-language:3,,9
?career-now away:,11
?career-now length:,8,-4
?career-now:-4,9
?career-skills away:,8,-3
?career-skills home:10,-3,-3
?career-skills length:,,-5
?career-skills:11,4,-7
?class-avoid away:,-4
?class-avoid length:,,-4
?class-avoid:,-5
?class-covered home:,,5
?class-covered length:6,-3
?class-covered:,-4,5
?class-weak home:5,5,-11
?class-weak length:11,14,-9
?class-weak:6,4,-9
?class-who away:,,-3
?class-who home:3
?class-who length:-3,6,7
?class-who:3,,-3
?code-edge away:-3,5,-6
?code-edge length:3,6,-3
?code-edge:,7,-6
?code-input home:,,3
?code-input length:-11,,9
?code-input:,,3
?code-language home:,,7
?code-language length:-8,,4
?code-language:,,4
?code-limits away:,4
?code-limits home:,3
?code-limits:,7
?code-output away:,10
?code-output home:,,7
?code-output length:-4,,4
?code-output:,9,8
?code-runs away:,6
?code-runs home:,3
?code-runs length:8,5
?code-runs:,9
?code-size away:,9
?code-size home:,,-9
?code-size length:,,-5
?code-size:-3,7,-9
?code-skill away:,9
?code-skill home:-3,-4,-10
?code-skill length:6,,-10
?code-skill:,4,-13
?compare-criteria home:8,3
?compare-criteria length:,-9
?compare-criteria:10
?compare-decision away:,3
?compare-decision length:,-4,-7
?compare-decision:,3
?compare-form away:,-3,-4
?compare-form home:-4
?compare-form length:,-3
?compare-form:-6,,-3
?compare-known away:,6,-3
?compare-known home:-3
?compare-known length:,5,-6
?compare-known:-7,8,-8
?compare-limits away:,-3
?compare-limits home:-3
?compare-limits length:,-10
?compare-limits:-5,,-3
?compare-me away:,-4,6
?compare-me length:,,7
?compare-me:-3,-6,8
?compare-options away:,-4,7
?compare-options home:-4,,14
?compare-options length:-5,-5,11
?compare-options:-7,-6,22
?contract-kind home:,,4
?contract-kind length:,-7,8
?contract-kind:-5,,8
?contract-side home:,,-3
?contract-side length:,-4
?contract-side:,,3
?contract-stage away:,,4
?contract-stage:,,12
?contract-terms home:,,-4
?contract-terms length:,,-4
?contract-terms:,-3,-6
?contract-worry home:,,6
?contract-worry length:,-9,7
?contract-worry:-4,3,4
?cover-reader home:,,-5
?cover-reader length:,,-12
?cover-reader:,,-7
?cover-why away:3
?cover-why home:8,,-4
?cover-why length:9,,-8
?cover-why:11,,-6
?creative-ending away:,6,-4
?creative-ending home:,-3,3
?creative-ending length:-3,5
?creative-ending:-3,-3,-6
?creative-feel away:4,9
?creative-feel home:,-4
?creative-feel length:3
?creative-feel:6,4
?creative-for home:,,3
?creative-for length:-5,,10
?creative-for:,-4,4
?creative-language away:,,-3
?creative-language home:-4,-3
?creative-language length:4,4,-3
?creative-language:-6,,-3
?creative-length away:,,-4
?creative-length home:4,-4,4
?creative-length length:5,5
?creative-length:3
?creative-true away:12
?creative-true home:-3,-3
?creative-true length:-6,-4,4
?creative-true:9,-5,4
?creative-voice away:,3,-3
?creative-voice home:,-5
?creative-voice length:-8,4,-7
?creative-voice:,,-6
?cv-length home:-3,10
?cv-length length:,-3,3
?cv-length:-4,8
?cv-study away:3
?cv-study home:4,,-3
?cv-study length:4,,-4
?cv-study:7,,-6
?data-columns length:,-4
?data-columns:,-3
?data-compare home:,,5
?data-compare length:,,5
?data-compare:-3,8,4
?data-context home:,6,-6
?data-context length:,17,-10
?data-context:,8,-8
?data-dirty:,,-5
?data-expect length:,,-3
?data-form length:,,-4
?data-question length:,-4,6
?data-question:,3,4
?data-reader home:,,-4
?data-reader length:,7,-7
?data-reader:,,-7
?data-size home:,,11
?data-size length:,,-5
?data-size:,,12
?data-tool home:7,,-6
?data-tool length:8,,-9
?data-tool:7,-3,-4
?deadline away:-4
?deadline home:,3
?deadline k article/speech:,,3
?deadline k career/interview:,,4
?deadline k email-letter/personal-message:,,-3
?deadline k email-letter/proposal:,,3
?deadline k general/advice:,-3
?deadline k general/fact:,5
?deadline k ideas-names/naming:,3
?deadline k plan/routine:,3
?deadline k plan/study:,,5
?deadline t agent-bot:,4
?deadline t career:,,3
?deadline t code-fix-review:,-3
?deadline t code-write:,-3
?deadline t creative:,,-3
?deadline t email-letter:,-7
?deadline t finance-info:,,3
?deadline t general:,,4
?deadline t health-info:,,-3
?deadline t plan:,,5
?deadline t rewrite:,-3
?deadline:-5
?describe-facts away:-3,,9
?describe-facts home:-4,3,4
?describe-facts length:-3,-5,7
?describe-facts:-8,,11
?describe-use length:,5
?diet-body away:,-4
?diet-body home:,,5
?diet-body:,-6,3
?diet-day away:,-5,5
?diet-day length:,-4,5
?diet-day:,,5
?diet-food home:,,5
?diet-food length:,,4
?diet-food:,-3,6
?diet-goal away:,-4,5
?diet-goal length:,,5
?diet-goal:,-5,6
?diet-means away:,,-3
?diet-means home:,,-3
?diet-means length:,10
?diet-means:,,-5
?drug-effect away:,,-3
?drug-effect length:,-3,7
?drug-effect:,-5,10
?drug-name away:,-5,8
?drug-name home:,,3
?drug-name length:,-5,11
?drug-name:-4,-9,17
?drug-others away:,-5,8
?drug-others length:-4,-5,9
?drug-others:,-8,12
?drug-why away:,,-3
?drug-why length:,3
?drug-why:,4,-6
?essay-claim home:,,3
?essay-claim length:,,3
?essay-claim:,4,3
?essay-level length:-4,,4
?essay-material:-3
?essay-teacher length:,3
?essay-teacher:,6,-3
?event-avoid away:,-4
?event-avoid home:,4
?event-avoid length:8,4,-5
?event-avoid:7,4,-5
?event-budget away:,-3
?event-budget length:,12
?event-budget:,3
?event-date away:,-5,4
?event-date length:,,8
?event-date:,-7,7
?event-guests away:,-4
?event-guests length:,,-4
?event-guests:,-6,-4
?event-helpers away:,-4
?event-helpers length:,8,-4
?event-helpers:,,-5
?event-must away:,-4
?event-must length:,5,-3
?event-must:,,-4
?event-place away:,-6,9
?event-place:,-8,10
?event-what away:,-4,8
?event-what length:,,4
?event-what:,-6,12
?exam-answers home:-4,,10
?exam-answers length:-3,,9
?exam-answers:-4,,8
?exam-level home:7,,-4
?exam-level length:,,4
?exam-level:6
?exam-minutes away:,3
?exam-minutes home:,,-5
?exam-minutes length:,8,-6
?exam-minutes:,5,-6
?exam-purpose home:,,-3
?exam-purpose length:,,-6
?exam-purpose:,,-6
?exam-shape length:,,6
?exam-shape:,-3
?exclude away:,-4,-7
?exclude home:-3,-4,8
?exclude k article/essay:3
?exclude k article/speech:,,3
?exclude k career/interview:,4
?exclude k code-fix-review/fix:,3
?exclude k creative/poem:,-4
?exclude k creative/script:,-3
?exclude k data/analysis:,4
?exclude k email-letter/personal-message:,-4,3
?exclude k email-letter/work-email:,3
?exclude k general/advice:,-5
?exclude k general/how-to:,9
?exclude k health-info/symptom:,6
?exclude k legal-info/rights:,6
?exclude k marketing/campaign-plan:,,-3
?exclude k marketing/post-ad:-3
?exclude k marketing/product-description:,,7
?exclude k plan/routine:,-3
?exclude k research-compare/buying:,4
?exclude length:,-6,3
?exclude t article:,-4,5
?exclude t code-write:,7
?exclude t creative:-3,-12,5
?exclude t email-letter:3,-3
?exclude t extract-classify:,-3
?exclude t general:,8
?exclude t health-info:,6
?exclude t ideas-names:,-4
?exclude t legal-info:,7
?exclude t marketing:-3,-4,3
?exclude t plan:,-8,-5
?exclude t recipe:,-3
?exclude t rewrite:,4
?exclude t summarise:,-3
?exclude t translate:,8,-3
?exclude t tutor:,7
?exclude:,,-7
?extract-example away:,3
?extract-example length:,5
?extract-example:,4
?extract-fields length:,,6
?extract-many away:,4
?extract-many home:,,5
?extract-many length:,9,3
?extract-many:,5,3
?extract-source length:,,7
?extract-unclear away:,10
?extract-unclear home:,,-4
?extract-unclear length:,3,-4
?extract-unclear:,11,-5
?extract-use home:,,-7
?extract-use length:,,-7
?extract-use:,,-7
?extract-wording home:,,-3
?extract-wording length:,,-3
?extract-wording:,,-3
?facts-agent-bot length:-5,,6
?facts-article away:-4,-3
?facts-article length:,3,4
?facts-article-essay length:-4,4
?facts-article-speech length:10,-4
?facts-article:-3,-7
?facts-career-cover-letter away:4,-3
?facts-career-cover-letter length:-3
?facts-career-cover-letter:6,-5
?facts-career-cv away:,3
?facts-career-cv length:-6,3
?facts-career-cv:-6,5
?facts-career-interview:3
?facts-code-fix-review-fix away:3,-4
?facts-code-fix-review-fix length:,-8,7
?facts-code-fix-review-fix:,-3
?facts-code-fix-review-review away:,3
?facts-code-fix-review-review length:,-4
?facts-code-write away:-3
?facts-code-write length:5
?facts-creative-poem home:,-3,4
?facts-creative-poem:5,-6,6
?facts-creative-script home:,3
?facts-creative-script length:,5
?facts-creative-story away:,3
?facts-creative-story:,7
?facts-data-analysis away:,4
?facts-data-analysis home:-3
?facts-data-analysis length:-5
?facts-data-analysis:-5,4
?facts-data-formula home:4
?facts-email-letter-formal-letter away:4,-3
?facts-email-letter-formal-letter home:-3,5
?facts-email-letter-formal-letter length:,-5
?facts-email-letter-formal-letter:,4
?facts-email-letter-personal-message away:,-6
?facts-email-letter-personal-message home:,-6,5
?facts-email-letter-personal-message length:-16,,12
?facts-email-letter-personal-message:,-13,10
?facts-email-letter-work-email home:,-3,-3
?facts-email-letter-work-email length:,3,-4
?facts-email-letter-work-email:4,,-6
?facts-exam-lesson-lesson length:4
?facts-exam-lesson-lesson:4
?facts-extract-classify away:,3
?facts-extract-classify length:,6,-3
?facts-extract-classify:,3
?facts-finance-info away:5,-6
?facts-finance-info home:4
?facts-finance-info length:4
?facts-finance-info:9,-8
?facts-general home:3,,-3
?facts-general length:4,-13
?facts-general:4
?facts-health-info-diet-fitness away:-3
?facts-health-info-diet-fitness:-4,3
?facts-health-info-drug away:,4
?facts-health-info-drug:,3
?facts-health-info-symptom away:,3
?facts-health-info-symptom home:3,-3
?facts-health-info-symptom length:,,-3
?facts-health-info-symptom:4,-3
?facts-ideas-names away:4,-3
?facts-ideas-names length:,-5
?facts-ideas-names:5,-3,5
?facts-legal-info-contract home:-4,5
?facts-legal-info-contract length:3,-5
?facts-legal-info-contract:-11,10
?facts-legal-info-rights away:-3,4
?facts-legal-info-rights home:6
?facts-legal-info-rights length:3,3,-4
?facts-legal-info-rights:3,3,-4
?facts-marketing length:,4,-5
?facts-marketing-campaign-plan:,-4
?facts-marketing-post-ad length:13,-5
?facts-marketing-post-ad:4
?facts-marketing-product-description away:-4,6
?facts-marketing-product-description home:-3,3
?facts-marketing-product-description length:,4
?facts-marketing-product-description:-7,10
?facts-marketing:,,-4
?facts-plan-event away:,-3
?facts-plan-event home:,4
?facts-plan-event length:-4,9
?facts-plan-event:-4,6
?facts-plan-project away:,-4
?facts-plan-project length:,-3
?facts-plan-project:,-5
?facts-plan-routine:,-4
?facts-plan-travel away:-3,-3
?facts-plan-travel home:,,4
?facts-plan-travel length:-7,3,7
?facts-plan-travel:-5,-6,5
?facts-recipe away:-4,8
?facts-recipe length:,7,-3
?facts-recipe:-5,9,-3
?facts-research-compare-buying home:4
?facts-research-compare-buying:,5
?facts-research-compare-study length:3
?facts-research-compare-study:-3,-6
?facts-rewrite home:-3,3
?facts-rewrite length:,4,6
?facts-rewrite:-3
?facts-roleplay length:,4,-4
?facts-roleplay:,,-3
?facts-summarise length:,-4
?facts-summarise:,-4
?facts-support-reply away:-3,6
?facts-support-reply length:6,-3
?facts-support-reply:,6
?facts-translate away:,4
?facts-translate length:-7,3,-4
?facts-translate:,4,-3
?facts-tutor home:-5
?facts-tutor length:-5,,4
?facts-tutor:-5
?fix-changed away:5
?fix-changed home:-4,,-3
?fix-changed length:4,-9
?fix-env away:,4
?fix-env home:-5,3
?fix-env length:,-15,-5
?fix-env:-7,7
?fix-error away:,4,-3
?fix-error home:-6,12,4
?fix-error length:,-5
?fix-error:-9,15,3
?fix-expected away:,4
?fix-expected home:,-3,6
?fix-expected length:3,-4
?fix-expected:,,4
?fix-explain away:,,-3
?fix-explain home:,,3
?fix-explain length:,,-7
?fix-keep home:,,-4
?fix-keep length:,-5,-9
?fix-keep:,,-4
?fix-tried away:5
?fix-tried home:4,,-3
?fix-tried length:-4,-4,-5
?fix-tried:9,-4,-4
?fix-when home:9,-3
?fix-when length:,-4
?fix-when:11,-5
?for-whom away:,-19,7
?for-whom home:-6,12
?for-whom k career/cv:,,6
?for-whom k creative/poem:,,4
?for-whom k creative/script:,,-4
?for-whom k data/analysis:,-3
?for-whom k data/formula:,12
?for-whom k email-letter/formal-letter:,,-3
?for-whom k email-letter/personal-message:,,14
?for-whom k email-letter/proposal:,,-3
?for-whom k email-letter/work-email:,,-7
?for-whom k exam-lesson/lesson:,,-3
?for-whom k general/advice:,,10
?for-whom k general/how-to:,6
?for-whom k health-info/diet-fitness:,,4
?for-whom k health-info/symptom:,,6
?for-whom k ideas-names/gift:,,5
?for-whom k legal-info/rights:,,6
?for-whom k marketing/post-ad:-4,,-4
?for-whom k plan/project:,,-3
?for-whom k plan/routine:,,6
?for-whom k plan/study:,,-3
?for-whom k plan/travel:,,3
?for-whom k research-compare/buying:,,4
?for-whom length:8,6,-6
?for-whom t article:,,-4
?for-whom t career:,,6
?for-whom t code-fix-review:,,-3
?for-whom t code-write:,-3
?for-whom t data:,9
?for-whom t exam-lesson:,,-5
?for-whom t general:,5,8
?for-whom t health-info:,-4,8
?for-whom t ideas-names:,,5
?for-whom t legal-info:,-4,7
?for-whom t marketing:-4,,-5
?for-whom t plan:,,5
?for-whom t research-compare:,,3
?for-whom t roleplay:,,3
?for-whom t support-reply:,,-3
?for-whom t tutor:,,-3
?for-whom:,-5,21
?formal-body home:4
?formal-body length:-7
?formal-body:5
?formal-papers away:4,6,-4
?formal-papers home:-3,4
?formal-papers length:,3,-5
?formal-papers:5,10,-8
?formal-record away:,,3
?formal-record home:,3
?formal-record length:,-8,6
?formal-record:,4,6
?formal-request length:,,5
?formal-request:-4,,4
?formula-cells home:3,-3,3
?formula-cells length:-4,,5
?formula-cells:5,-4
?formula-empty home:,,-3
?formula-empty length:,,-5
?formula-empty:,,-5
?formula-example home:,-3
?formula-example length:,,5
?formula-example:,-5
?formula-grows away:,3
?formula-grows home:5,,-3
?formula-grows length:-3,8,-3
?formula-grows:5,6,-4
?formula-now home:-3,,5
?formula-now length:,,4
?formula-now:-3,,6
?formula-tool away:,,3
?formula-tool home:,,4
?formula-tool length:,,10
?formula-tool:,,8
?gift-before away:,4,-3
?gift-before length:8,6,-7
?gift-before:,4,-6
?gift-budget length:,-4
?gift-close away:,,3
?gift-close length:,-3,4
?gift-close:,-3,5
?gift-have length:,-9,7
?gift-have:-3,,5
?gift-message away:,6,-3
?gift-message length:,3,-7
?gift-message:-3,10,-5
?gift-occasion home:9
?gift-occasion length:-5,-4,5
?gift-occasion:8,-5,4
?gift-person home:10,,4
?gift-person length:-8,-7,10
?gift-person:8,-6,9
?gift-where away:,,-3
?gift-where length:,-3,-12
?gift-where:-3,4,-8
?health-allergy length:,15,-7
?health-allergy:-3,10,-7
?health-conditions away:,,4
?health-conditions home:10,-3,-8
?health-conditions length:7,5,-7
?health-conditions:11,-3,-4
?health-doctor home:,-4
?health-doctor length:9,3
?health-doctor:6,-5,-4
?health-since away:,-9
?health-since home:,4
?health-since length:,6
?health-since:-4
?health-tried away:-3,-4
?health-tried home:,3,-3
?health-tried:,,-3
?health-want away:,-7,7
?health-want home:,-4,7
?health-want length:,,-4
?health-want:-3,-12,16
?health-who away:,-5,-4
?health-who home:3,-4
?health-who length:-7,10
?health-who:4,-9,-4
?howto-have home:6,-4
?howto-have length:11
?howto-have:8,,-6
?howto-limits home:-4,-3
?howto-limits length:3
?howto-limits:-5
?howto-self away:,4
?howto-self home:,,8
?howto-self length:,-9
?howto-self:-3,7,8
?howto-state home:,3
?howto-state length:4,-4,3
?howto-state:,5
?howto-thing away:,,4
?howto-thing home:9
?howto-thing length:-7,4,5
?howto-thing:3,8,4
?ideas-count away:,,-5
?ideas-count home:-9,-4,-6
?ideas-count length:4,7,-13
?ideas-count:-11,-5,-13
?ideas-feel home:,,-3
?ideas-feel length:,,-7
?ideas-feel:,-7,-3
?ideas-language away:9,-7
?ideas-language home:,-4,6
?ideas-language length:-7,-8,8
?ideas-language:6,,6
?ideas-like away:,3
?ideas-like home:4
?ideas-like length:,3,-3
?ideas-like:,,-3
?ideas-limits away:,-4,6
?ideas-limits home:,7
?ideas-limits length:,,5
?ideas-limits:,-10
?ideas-not away:3,-3
?ideas-not home:7,,5
?ideas-not length:,-6
?ideas-not:9,-9
?ideas-use away:,3,3
?ideas-use home:,,-3
?ideas-use length:,3,3
?ideas-use:-4,6
?ideas-what away:,-7,9
?ideas-what home:3,4,5
?ideas-what length:-13,-3,14
?ideas-what:7,-8,14
?ideas-who away:-3,4
?ideas-who home:,5,-3
?ideas-who length:,-5,4
?ideas-who:,5
?interview-fear away:,-6,7
?interview-fear home:-4,,7
?interview-fear length:-10,-3,14
?interview-fear:-3,-8,16
?interview-form away:,,-5
?interview-form length:,,-5
?interview-form:-3,,-4
?interview-stage away:,-4
?interview-stage home:,,-3
?interview-stage length:-6,,9
?interview-stage:3,-5
?law-country away:7,-4,-5
?law-country home:,5
?law-country length:3,,-5
?law-country:8,,-7
?law-deadline away:,11,-5
?law-deadline home:,,-4
?law-deadline length:,8,-10
?law-deadline:-3,10,-9
?law-done away:,-3,-3
?law-done home:3,,-3
?law-done length:11,-3,-6
?law-done:,,-6
?law-happened away:,3,-4
?law-happened home:-5,,6
?law-happened length:-3,-5
?law-happened:-6
?law-money away:,4,-6
?law-money home:-4,,-3
?law-money length:,7,-10
?law-money:-4,6,-9
?law-other away:,,-5
?law-other home:4,6,-9
?law-other length:12,-7,-3
?law-other:,9,-15
?law-papers away:3,,-4
?law-papers home:5,,-7
?law-papers length:10,-3,-7
?law-papers:8,4,-11
?law-want away:,-4,-3
?law-want home:-5,,4
?law-want length:-3,-3
?law-want:-4,-4
?length-message away:,-11,6
?length-message home:-6
?length-message length:,6,-12
?length-message:-7,-8,4
?length-text away:-3,10,-4
?length-text home:,-3
?length-text k article/speech:6
?length-text k career/cover-letter:,-5
?length-text k career/cv:,-4
?length-text k career/interview:,5
?length-text k code-fix-review/review:,7
?length-text k data/formula:,5
?length-text k general/advice:,7
?length-text k general/fact:,-3
?length-text k general/how-to:,-6
?length-text k health-info/symptom:,5
?length-text k ideas-names/naming:,-3
?length-text k legal-info/rights:,6
?length-text k plan/event:,3
?length-text k research-compare/buying:,3
?length-text length:,-8,21
?length-text t article:3,-4
?length-text t career:,-5
?length-text t code-fix-review:,10
?length-text t code-write:,13
?length-text t creative:,-7
?length-text t email-letter:,-3
?length-text t exam-lesson:,-4
?length-text t general:,-3
?length-text t health-info:,4
?length-text t legal-info:,10
?length-text t marketing:,-5
?length-text t plan:,5
?length-text t recipe:,9
?length-text t research-compare:,3
?length-text t rewrite:,-8
?length-text t support-reply:,-3
?length-text:,6
?lesson-after away:,,3
?lesson-after home:-5
?lesson-after length:,-3,6
?lesson-after:-5
?lesson-goal away:,-3,6
?lesson-goal home:,3,3
?lesson-goal length:4,14
?lesson-goal:,7,6
?lesson-minutes home:,,4
?lesson-minutes:,-3
?lesson-room away:,-4
?lesson-room length:-4,-3,3
?lesson-room:,-4
?letter-before away:-3,8,-3
?letter-before home:10,,-5
?letter-before length:9,3,-5
?letter-before:6,10,-8
?letter-channel away:6
?letter-channel home:,3
?letter-channel length:,7,-5
?letter-channel:5,3
?letter-exclude away:,5,-4
?letter-exclude home:-3
?letter-exclude length:6,13,-7
?letter-exclude:-5,5
?letter-facts away:-6
?letter-facts home:10
?letter-facts length:-7,7,-7
?letter-facts:4
?letter-give home:,,-3
?letter-give length:11,-6
?letter-give:,-6,-3
?letter-happened away:,4,5
?letter-happened home:,4
?letter-happened length:-17,4,10
?letter-happened:8,5,6
?letter-language away:16,-9,-6
?letter-language home:-6,10
?letter-language length:8,5,-5
?letter-language:10,,-4
?letter-name away:,8
?letter-name home:,-7
?letter-name length:,-3,-7
?letter-name:,-5
?letter-reader length:-7,,4
?letter-want away:5,11,-10
?letter-want home:-9,14
?letter-want length:14,17,-14
?letter-want:,18,-10
?level away:-4,17
?level home:,-13
?level k article/essay:,-5
?level k career/cover-letter:,4
?level k career/cv:,9
?level k career/interview:,-3
?level k code-fix-review/fix:,-4
?level k code-fix-review/review:,-3
?level k creative/poem:,5
?level k creative/script:,4
?level k creative/story:,7
?level k data/formula:,-3
?level k email-letter/formal-letter:,5
?level k email-letter/personal-message:,11
?level k email-letter/proposal:,-7
?level k email-letter/work-email:,7
?level k general/advice:,9
?level k general/how-to:,-9
?level k health-info/diet-fitness:,-3
?level k health-info/drug:,-4
?level k ideas-names/gift:,4
?level k ideas-names/naming:,8
?level k legal-info/rights:,-5
?level k marketing/campaign-plan:,-4
?level k marketing/post-ad:,13
?level k marketing/product-description:,4
?level k plan/project:,-3
?level k plan/routine:,9
?level k plan/study:,-4
?level k plan/travel:,-4
?level k research-compare/buying:,-5
?level length:-5,-6,-7
?level t article:,-4
?level t career:,10
?level t code-fix-review:,-7
?level t code-write:,-7
?level t creative:,16
?level t data:,-5
?level t email-letter:-4,16
?level t extract-classify:,6
?level t general:,-4
?level t health-info:,-9
?level t ideas-names:,12
?level t legal-info:,-7
?level t marketing:,11
?level t recipe:,-12
?level t research-compare:,-8
?level t rewrite:,10
?level t roleplay:,5
?level t support-reply:,12
?level t translate:,-5
?level t tutor:,-5,15
?level:-5,14,-5
?market-action away:,3
?market-action home:-3,,-5
?market-action length:,7,-10
?market-action:-3,4,-10
?market-count home:-4,-3,3
?market-count length:,,-3
?market-count:-4,-3,3
?market-customer away:,3
?market-customer home:,5,-4
?market-customer length:15,,-5
?market-customer:,8,-7
?market-language length:,14,-8
?market-language:-4,5,-5
?market-offer away:,,-7
?market-offer length:-4,14,-13
?market-offer:,,-9
?market-place away:,-6,3
?market-place home:,,6
?market-place length:-3,5
?market-place:,-7,8
?market-product away:,-3
?market-product home:,,14
?market-product length:,,-5
?market-product:,-7,15
?market-special away:,-3
?market-special length:,-6
?market-special:,-3
?market-visual home:-4,,-3
?market-visual length:-4,,-11
?market-visual:-5,-3,-6
?market-worry away:,4,-3
?market-worry home:,,-11
?market-worry length:,17,-13
?market-worry:,3,-14
?matters away:-11,-7
?matters home:-3,,-16
?matters k code-fix-review/fix:,6
?matters k general/advice:,-3
?matters k general/fact:,6
?matters k general/how-to:,-4
?matters k health-info/drug:,7
?matters k ideas-names/naming:,-3
?matters length:-7,,-10
?matters t code-fix-review:,6
?matters t code-write:3
?matters t creative:-3,-5,-3
?matters t email-letter:,,-4
?matters t general:-5
?matters t health-info:,7
?matters t ideas-names:,-4
?matters t plan:,-3
?matters t rewrite:,4
?matters:-15,-20,-22
?money-goal home:,,6
?money-goal length:,,7
?money-goal:,,8
?money-have away:,-3
?money-have home:9,3,-4
?money-have length:6
?money-have:10
?money-level away:,-4
?money-level home:,,-4
?money-level length:,,-6
?money-level:,-5,-7
?money-numbers away:,-3,3
?money-numbers home:,,6
?money-numbers length:-5,,12
?money-numbers:,-4,10
?money-options away:,6
?money-options home:-4,,5
?money-options length:-5,5,9
?money-options:-6,6,3
?money-risk away:,6,-3
?money-risk home:,7,-3
?money-risk length:,4,-8
?money-risk:,13,-7
?money-rules away:,,-3
?money-rules home:,,-3
?money-rules length:,3,-5
?money-rules:,3,-6
?paper-want away:,3
?paper-want:,5
?personal-feel away:,-3
?personal-feel home:-4
?personal-feel length:,-3,5
?personal-feel:-5,-7
?personal-memory away:,4,-3
?personal-memory home:-5,4,-4
?personal-memory length:3,9,-11
?personal-memory:-8,11,-9
?personal-who away:,,5
?personal-who home:-4,,4
?personal-who:-4,-4,10
?plan-fixed away:,-5
?plan-fixed home:,-3,9
?plan-fixed length:-5,-6,7
?plan-fixed:3,-7,3
?plan-form away:,3,-7
?plan-form:-4,3,-9
?plan-goal away:,4
?plan-goal length:,,-5
?plan-goal:,,-4
?plan-have away:,-5
?plan-obstacle away:,7
?plan-obstacle home:-6,-3
?plan-obstacle length:-5,-5,5
?plan-obstacle:-9,6
?plan-time away:4
?plan-time length:3
?plan-time:9,-3,-4
?poem-for away:,,3
?poem-for home:-12,6,5
?poem-for length:8,-10,4
?poem-for:-14,4,10
?poem-form away:,,3
?poem-form home:8,-3
?poem-form length:-4,,-3
?poem-form:5,-6,6
?project-done length:,,6
?project-money away:,-3,-4
?project-money length:,4,-10
?project-money:,,-6
?project-now away:,,-7
?project-now length:,7,-11
?project-now:,,-9
?project-risk away:,,-5
?project-risk:,,-3
?project-team away:,-7,4
?project-team length:,-8,9
?project-team:,-3,7
?proposal-client away:,,4
?proposal-client length:,,5
?proposal-client:,-3
?proposal-offer away:,-5,8
?proposal-offer length:,-3,10
?proposal-offer:,-6,12
?proposal-price length:,4
?proposal-problem away:,-3,3
?proposal-problem:,-4
?proposal-proof length:,3
?proposal-proof:,,-3
?proposal-time away:,,-3
?proposal-time length:,,-4
?proposal-time:,,-5
?reader away:,14,5
?reader k creative/poem:3
?reader k exam-lesson/exam:,3
?reader k general/advice:,4
?reader k general/how-to:,6
?reader k health-info/diet-fitness:,3
?reader k ideas-names/naming:,3
?reader length:-7,9,-8
?reader t creative:9,-8
?reader t exam-lesson:,4
?reader t general:-5,14
?reader t health-info:,4
?reader t marketing:4,-4
?reader t plan:,5
?reader t recipe:,7
?reader:,14,5
?recipe-budget away:,3,-3
?recipe-budget home:-8,11,-3
?recipe-budget length:3,8,-6
?recipe-budget:-9,14,-6
?recipe-diet away:,9,-3
?recipe-diet length:-7,10,3
?recipe-diet:,9,-3
?recipe-have away:-5,4
?recipe-have home:4,,-6
?recipe-have length:4,9,-12
?recipe-have:,5,-4
?recipe-people away:-3,,5
?recipe-people home:6
?recipe-people length:-5,4,12
?recipe-people:4,,6
?recipe-problem home:,6,-4
?recipe-problem length:,14,-3
?recipe-problem:,5,-3
?recipe-skill home:,4,-3
?recipe-skill length:,12,-5
?recipe-skill:,4,-5
?recipe-taste away:,4,-3
?recipe-taste length:-3,10
?recipe-taste:,5
?recipe-time away:,7,-4
?recipe-time home:8
?recipe-time length:-11,20,-4
?recipe-time:7,7,-3
?recipe-tools away:,7,-3
?recipe-tools home:-5,,5
?recipe-tools length:,7,5
?recipe-tools:-6,5
?research-purpose away:,,-5
?research-purpose length:,,-5
?research-purpose:,3,-9
?research-question away:,-4,11
?research-question home:,,6
?research-question length:,,6
?research-question:-3,-7,25
?research-scope away:,,3
?research-scope home:,,-3
?research-scope length:-3,-4,3
?research-scope:,-4
?research-sources away:,,3
?research-sources home:,,5
?research-sources length:,,6
?research-sources:,-5,7
?result-form away:4
?result-form home:-5,6,7
?result-form k article/essay:,,4
?result-form k article/speech:,6,-3
?result-form k career/cover-letter:,,7
?result-form k creative/poem:,,3
?result-form k email-letter/formal-letter:,,6
?result-form k email-letter/personal-message:,,3
?result-form k email-letter/work-email:,,5
?result-form k exam-lesson/lesson:,,3
?result-form k general/advice:,-5,-4
?result-form k general/how-to:,-5
?result-form k marketing/post-ad:,,5
?result-form k research-compare/buying:,4
?result-form length:,-5,8
?result-form t article:,6
?result-form t career:,,3
?result-form t creative:-4,,7
?result-form t email-letter:,3,13
?result-form t exam-lesson:,,3
?result-form t finance-info:,,-5
?result-form t general:,-10,-7
?result-form t health-info:,,-3
?result-form t ideas-names:3
?result-form t legal-info:-3
?result-form t marketing:,-3,4
?result-form t plan:,-4
?result-form t research-compare:,3,-4
?result-form t translate:,10
?result-form t tutor:,-3,-4
?result-form:,-5,14
?review-does home:,,-4
?review-does length:,,-10
?review-does:,,-6
?review-doubt home:,,-6
?review-doubt length:,,-5
?review-focus:,,7
?review-form length:,,-5
?review-form:,,-3
?review-rules home:,,-4
?review-rules length:,,-6
?review-rules:,,-6
?review-stage home:,,7
?review-stage length:,,-3
?review-stage:,,6
?rewrite-freedom length:,,5
?rewrite-keep away:,,-4
?rewrite-keep home:,-4,3
?rewrite-keep:,-4
?rewrite-sound away:-3,,8
?rewrite-sound home:4
?rewrite-sound length:3,,4
?rewrite-sound:,,7
?rewrite-where away:,,-6
?rewrite-where home:3,,-5
?rewrite-where length:,,-10
?rewrite-where:3,3,-11
?rewrite-wrong away:,-6,10
?rewrite-wrong home:,-7,7
?rewrite-wrong length:,-6,4
?rewrite-wrong:,-13,17
?role-end away:,-4
?role-end home:,,-3
?role-end length:,-4
?role-end:,-5
?role-feedback away:,-4,4
?role-feedback home:,,4
?role-feedback length:,-5,6
?role-feedback:,-6,8
?role-goal length:,,6
?role-goal:,-3
?role-hard away:5
?role-hard length:-4,,5
?role-hard:6,,-3
?role-language length:,10,-4
?role-language:,3
?role-me home:,,4
?role-me length:,,8
?role-me:,-3,6
?role-scene away:,,5
?role-scene home:,,3
?role-scene length:,-8,6
?role-scene:-3,,8
?role-who away:,,6
?role-who length:,,5
?role-who:,-3,4
?routine-day length:,,5
?routine-day:,-4,3
?routine-energy length:11,,-4
?routine-energy:5,-4,-5
?routine-limits home:,,4
?routine-limits length:-3,-3,11
?routine-limits:,-6,8
?routine-want length:,,4
?routine-want:,-3
?script-limits home:,,-4
?script-limits:,-4,-6
?script-people home:,-5,6
?script-people length:,-7,12
?script-people:,-4,8
?script-where length:,,7
?script-where:,-3
?situation away:13,-12,-8
?situation k article/speech:-3
?situation k creative/poem:-3
?situation k data/analysis:4
?situation k data/formula:-4
?situation k email-letter/formal-letter:-5
?situation k email-letter/personal-message:-4
?situation k general/advice:3,-3
?situation k general/fact:-4
?situation k general/how-to:7,-3
?situation k health-info/diet-fitness:6
?situation k ideas-names/naming:-4
?situation k legal-info/procedure:3
?situation k marketing/product-description:-3
?situation k plan/study:4
?situation k plan/travel:-5
?situation length:9,-10,-13
?situation t agent-bot:-4
?situation t article:-5
?situation t code-write:-6
?situation t creative:-6,,-3
?situation t email-letter:-10,-4,-3
?situation t general:11,-8
?situation t health-info:4,-3
?situation t legal-info:5
?situation t plan:6,-3
?situation t recipe:-5
?situation t rewrite:-3
?situation t summarise:-3
?situation t tutor:-3
?situation:11,-25,-22
?speech-audience length:-4
?speech-audience:3,,-3
?speech-feeling home:,,3
?speech-feeling length:,,4
?speech-minutes home:5,4,-6
?speech-minutes length:-3
?speech-minutes:3,6,-8
?speech-names away:,-3
?speech-names home:,5
?speech-names length:,-5
?speech-occasion away:,,3
?speech-occasion:,,3
?speech-relation home:-5,9,4
?speech-relation length:,-13,7
?speech-relation:-5,9
?speech-story home:-4
?speech-story length:10,-5,3
?speech-story:-5
?story-hero home:,,4
?story-hero length:,-4,9
?story-hero:,-3,5
?story-lesson length:,5
?story-lesson:,3,-3
?story-problem home:,,9
?story-problem length:-4,-10,16
?story-problem:,-3,10
?story-reader home:4,4,-6
?story-reader length:,3,-3
?story-reader:5,6,-7
?story-world away:,3
?story-world length:,3
?study-exam home:,,4
?study-exam length:,,7
?study-exam:,,4
?study-hours length:-3,-5,4
?study-hours:-3,-3
?study-now away:,,3
?study-now home:6,,-5
?study-now length:4,4,-3
?study-now:5,,-4
?study-style home:,,-4
?study-style length:10,,-8
?study-style:3,,-6
?study-subjects away:,-3,3
?study-subjects length:-4,-5
?study-subjects:,-4
?summary-focus length:-4,,3
?summary-keep length:-5,,-4
?summary-keep:3,-3
?summary-length away:,4
?summary-length home:,,6
?summary-length length:,7,-3
?summary-length:,,4
?summary-material away:,,5
?summary-material home:,,3
?summary-material length:,-3,5
?summary-material:,-4,8
?summary-reader away:-4,8
?summary-reader home:,4
?summary-reader length:,6,-7
?summary-reader:,11
?summary-skip length:,5,-3
?summary-skip:,,-3
?summary-why away:,,5
?summary-why home:3
?summary-why:,,3
?support-customer away:,5
?support-customer home:,,9
?support-customer length:-9,-5,12
?support-customer:-4,5,11
?support-happened away:-5,,5
?support-happened home:4
?support-happened length:-4,-7,8
?support-happened:,,5
?support-limit length:,,-3
?support-limit:,,-3
?support-next away:5
?support-next:5
?support-offer home:14
?support-offer length:,-6,6
?support-offer:13
?support-policy:,,-3
?support-where home:,,6
?support-where length:-7
?support-where:,,5
?symptom-before away:,-5
?symptom-before home:,,-3
?symptom-before length:,8,-4
?symptom-before:-3,,-7
?symptom-how away:3,-4,5
?symptom-how length:-5,-7,7
?symptom-how:,,6
?symptom-others away:4,-4
?symptom-others home:,,-4
?symptom-others length:-5,7,-5
?symptom-others:4,-5,-6
?text-language away:14,,-6
?text-language home:-11,-5
?text-language length:9,,8
?text-language:3,-7,-7
?translate-about away:,7,-4
?translate-about home:,,4
?translate-about:,6
?translate-form away:,7,-6
?translate-form length:,10,-9
?translate-form:,5,-8
?translate-local home:,5,-4
?translate-local length:,,-5
?translate-local:,5,-5
?translate-names away:,3
?translate-names home:,7
?translate-names length:,,4
?translate-names:-3,10
?translate-reader home:,-3
?translate-reader:,-3
?translate-sound away:,,3
?translate-sound:,,3
?translate-to home:,-4
?translate-to:,-5,-3
?translate-where home:5,3,-3
?translate-where length:-3,,3
?translate-where:4
?travel-avoid away:,-4,3
?travel-avoid home:,,10
?travel-avoid length:-3,,9
?travel-avoid:,-7,11
?travel-booked home:9,,-4
?travel-booked length:17,,-7
?travel-booked:13,-3,-6
?travel-budget away:,-3
?travel-budget home:,,3
?travel-budget length:15,,-6
?travel-budget:,-7
?travel-days home:,,3
?travel-days:-3,-3,6
?travel-from home:,,-4
?travel-from length:,-4,-3
?travel-from:-3,,-6
?travel-like home:7,,-4
?travel-like length:4,4,-8
?travel-like:6,,-7
?travel-pace home:-4
?travel-pace length:-7,,4
?travel-pace:-5,-4,3
?travel-who away:,,5
?travel-who length:,,7
?travel-who:,-4,6
?tried away:-9,,-4
?tried home:7,-11,3
?tried k article/essay:,6
?tried k article/speech:,3
?tried k career/cover-letter:,5
?tried k career/cv:,-3
?tried k creative/poem:,5
?tried k email-letter/proposal:,8
?tried k email-letter/work-email:,-3
?tried k exam-lesson/lesson:,6
?tried k general/advice:7,-6
?tried k general/fact:,11
?tried k general/how-to:,-4,4
?tried k health-info/diet-fitness:,,3
?tried k health-info/symptom:,-4
?tried k marketing/campaign-plan:,5
?tried k marketing/post-ad:,3
?tried k plan/event:,4
?tried k plan/study:,-3
?tried length:,7,5
?tried t article:-3,12
?tried t code-fix-review:,-4
?tried t code-write:,-5
?tried t creative:-5,9
?tried t data:,-3
?tried t email-letter:,3
?tried t exam-lesson:,8
?tried t general:8,,4
?tried t health-info:,,4
?tried t ideas-names:,-4
?tried t marketing:,7
?tried t plan:-4
?tried t roleplay:,-3
?tried t translate:,3
?tried t tutor:5,-6
?tried:-4,9
?true-details away:,-4,-4
?true-details k article/speech:3
?true-details k email-letter/formal-letter:4
?true-details k email-letter/personal-message:4,-3
?true-details k general/how-to:,-3
?true-details k health-info/diet-fitness:-4
?true-details k ideas-names/activity:-3
?true-details k marketing/post-ad:4
?true-details k plan/routine:3
?true-details length:8,-4
?true-details t creative:5,3,-3
?true-details t email-letter:7,-6
?true-details t exam-lesson:-3
?true-details t finance-info:-4,3
?true-details t general:-7,-5
?true-details t health-info:-5
?true-details t ideas-names:-4
?true-details t marketing:5,-4
?true-details t plan:5,-5
?true-details t recipe:3,3
?true-details t research-compare:-3,6
?true-details t summarise:-3,7,4
?true-details t translate:,-3
?true-details:,-4,-4
?tutor-book away:-3,,-6
?tutor-book home:3,,-5
?tutor-book length:12,3,-11
?tutor-book:,,-11
?tutor-depth away:,-3
?tutor-depth home:,-3
?tutor-depth length:,,-3
?tutor-depth:,-6
?tutor-form away:,10,-4
?tutor-form home:,,4
?tutor-form length:,,8
?tutor-form:,8
?tutor-known away:-3
?tutor-known home:5,,-9
?tutor-known length:5,-3
?tutor-known:,,-9
?tutor-level away:,,-4
?tutor-level home:,,-3
?tutor-level length:,,3
?tutor-level:6,-3,-9
?tutor-stuck away:,-3
?tutor-stuck home:-3,,4
?tutor-stuck length:,-6,12
?tutor-stuck:-5,-4,6
?tutor-time away:,,-7
?tutor-time home:,4,3
?tutor-time length:,-6,-3
?tutor-time:,6,-4
?tutor-why away:,6,-5
?tutor-why:,5,-7
?tutor-world away:,,8
?tutor-world home:-4,3
?tutor-world length:-3,-12,12
?tutor-world:-5,,6
?use away:6,,11
?use home:,-4
?use k article/essay:,,-3
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
?use k general/how-to:-4,9
?use k health-info/diet-fitness:,4
?use k ideas-names/gift:,,4
?use k ideas-names/naming:,-4
?use k legal-info/rights:,,-4
?use k marketing/campaign-plan:,,-4
?use k marketing/post-ad:,,10
?use k plan/travel:,3
?use k research-compare/buying:,,-3
?use length:,,-3
?use t article:,,3
?use t career:,,-6
?use t code-fix-review:,,5
?use t creative:5,-4
?use t email-letter:,,5
?use t finance-info:,,-3
?use t general:-5,10,-4
?use t health-info:,8,-6
?use t ideas-names:,-4,4
?use t legal-info:,,-6
?use t marketing:,,6
?use t plan:,,-4
?use t recipe:,6,9
?use t research-compare:,,-4
?use t support-reply:,,3
?use t translate:,,6
?use t tutor:,,-3
?use:,8,7
?where-country away:,9,-10
?where-country home:,,8
?where-country k code-fix-review/fix:,4
?where-country k data/analysis:,-3
?where-country k email-letter/personal-message:,7
?where-country k exam-lesson/lesson:3
?where-country k general/advice:,-4
?where-country k general/fact:,6
?where-country k legal-info/contract:4
?where-country k legal-info/rights:,-3
?where-country k marketing/campaign-plan:,,4
?where-country k plan/event:,,3
?where-country k plan/study:,7
?where-country k plan/travel:,,5
?where-country k research-compare/buying:,,4
?where-country length:,8,5
?where-country t article:,-3
?where-country t career:,-4
?where-country t code-fix-review:,4
?where-country t creative:,3
?where-country t email-letter:,3,-5
?where-country t exam-lesson:3
?where-country t extract-classify:,6
?where-country t general:-3,4
?where-country t health-info:,-3
?where-country t ideas-names:,-3
?where-country t legal-info:5,-3
?where-country t marketing:,-3
?where-country t plan:,4,7
?where-country t research-compare:8,-4,6
?where-country t rewrite:,,4
?where-country t roleplay:,4
?where-country t summarise:,3
?where-country t translate:,-4,3
?where-country t tutor:,6
?where-country:5
?why-now away:-3,-7
?why-now home:3,11,-11
?why-now k article/essay:,,-4
?why-now k article/speech:,,7
?why-now k career/cover-letter:,6,-6
?why-now k career/interview:,,11
?why-now k code-fix-review/review:,,4
?why-now k creative/poem:,,7
?why-now k creative/story:,,-4
?why-now k data/analysis:,,-3
?why-now k email-letter/formal-letter:,,-3
?why-now k email-letter/personal-message:,,3
?why-now k general/advice:5,-4,4
?why-now k general/fact:-3,-4
?why-now k general/how-to:3,7
?why-now k ideas-names/naming:,8
?why-now k legal-info/rights:,,3
?why-now length:,14
?why-now t career:,4,3
?why-now t creative:,3,6
?why-now t data:,,-3
?why-now t email-letter:4
?why-now t exam-lesson:,,3
?why-now t general:5
?why-now t health-info:,-5
?why-now t ideas-names:,9
?why-now t legal-info:,-3,3
?why-now t plan:,4,-4
?why-now t recipe:,,-5
?why-now t research-compare:,,-3
?why-now t rewrite:,,3
?why-now t summarise:,,-3
?why-now t support-reply:,,4
?why-now t translate:,-3
?why-now t tutor:,,-4
?work-ask away:,,3
?work-ask home:7,,-8
?work-ask length:7
?work-ask:9,-3,-7
?work-context away:,,-4
?work-context home:,-4
?work-context length:,,-10
?work-context:,,-7
c audience length:-16,-4,4
c audience t agent-bot:-9,,6
c audience t article:3,-7,-4
c audience t career:,3
c audience t code-fix-review:3,,-7
c audience t code-write:,-8,-6
c audience t creative:5,,3
c audience t data:,25,-10
c audience t email-letter:5,-18,7
c audience t exam-lesson:7,14,-13
c audience t extract-classify:,-3,3
c audience t finance-info:3,-3,3
c audience t general:-16,10,9
c audience t health-info:6,-4,12
c audience t ideas-names:3,7,14
c audience t legal-info:,7
c audience t marketing:,,-17
c audience t plan:-8,,10
c audience t recipe:,7
c audience t research-compare:,4,-7
c audience t rewrite:,4
c audience t roleplay:,,6
c audience t summarise:7
c audience t translate:,-7
c audience t tutor:,7,-9
c audience:,,6
c budget length:,-10,4
c budget t ideas-names:-3,3
c budget:-3,,4
c deadline length:-10,,8
c deadline t agent-bot:,8
c deadline t article:-3,,5
c deadline t career:,-8
c deadline t code-fix-review:,-4
c deadline t code-write:,-7
c deadline t creative:,,-4
c deadline t email-letter:,,-11
c deadline t exam-lesson:,-5,4
c deadline t finance-info:,-4,6
c deadline t general:-4,10,7
c deadline t health-info:9,-3,-6
c deadline t ideas-names:-5,9,-7
c deadline t legal-info:-6,,-15
c deadline t marketing:,-7,6
c deadline t plan:5,-14,15
c deadline t recipe:3,-6
c deadline t research-compare:,-8,-5
c deadline t rewrite:,-7,-4
c deadline t roleplay:,4
c deadline t summarise:,-3
c deadline t support-reply:,-3
c deadline t translate:,,3
c deadline t tutor:,3,5
c deadline:-12,,-8
c details length:3,-3,14
c details t agent-bot:3,,-4
c details t article:6,-8,-10
c details t career:13,-16,-12
c details t code-fix-review:-4,,4
c details t code-write:11,-11,-6
c details t creative:4,,4
c details t data:-5,-12,-7
c details t email-letter:17,-4,3
c details t exam-lesson:,-8,-4
c details t extract-classify:,-3,-3
c details t finance-info:5,-4,3
c details t general:-3,6,-14
c details t health-info:-5,-7,-8
c details t ideas-names:,-8,14
c details t legal-info:6,-6,-4
c details t marketing:10,,-4
c details t plan:3,-9,3
c details t recipe:4,7
c details t research-compare:-5,3,-3
c details t rewrite:-10,10
c details t roleplay:-6,11,-4
c details t summarise:-18,13,11
c details t support-reply:11
c details t translate:-9,6
c details t tutor:-17,,7
c details:15,,-28
c examples length:8,12,-8
c examples t agent-bot:3,-5,-5
c examples t code-fix-review:5
c examples t code-write:,,6
c examples t data:,-8
c examples t extract-classify:,,-4
c examples t ideas-names:3,-6,-3
c examples t marketing:,6
c examples t plan:,7
c examples:,,-13
c exclusions length:-8,4,-7
c exclusions t agent-bot:,-6,15
c exclusions t article:,-5,8
c exclusions t career:,7,-12
c exclusions t code-fix-review:,4,-9
c exclusions t code-write:,21
c exclusions t creative:-8,-12,6
c exclusions t data:,5
c exclusions t email-letter:,-4,-7
c exclusions t exam-lesson:,-13
c exclusions t extract-classify:,-6
c exclusions t finance-info:,-5,-5
c exclusions t general:-14,7,-6
c exclusions t health-info:4,,5
c exclusions t ideas-names:7,-9,7
c exclusions t legal-info:,11
c exclusions t marketing:3,-10,7
c exclusions t plan:19,-5,5
c exclusions t recipe:8,-8,-5
c exclusions t research-compare:-7,,-10
c exclusions t rewrite:,16,-3
c exclusions t roleplay:,-3,-3
c exclusions t summarise:,-7
c exclusions t support-reply:,-5
c exclusions t translate:,20,-4
c exclusions t tutor:,11,5
c exclusions:-19,,-22
c format length:,,-6
c format t article:3,15
c format t career:-7,-9,10
c format t code-fix-review:,-7,-4
c format t code-write:4,,-5
c format t creative:15,,21
c format t data:,,-7
c format t email-letter:-4,5,28
c format t exam-lesson:6,-6
c format t extract-classify:,-4,5
c format t finance-info:4,-3,-16
c format t general:-7,,-9
c format t health-info:,,-6
c format t ideas-names:7,,-4
c format t legal-info:-9,,3
c format t marketing:,-7,11
c format t plan:-7,-13,-7
c format t recipe:-3,-6
c format t research-compare:-10,7,-9
c format t rewrite:3,-4,-4
c format t translate:,15,-12
c format t tutor:,-4
c format:-12,-5
c language length:11,4,-10
c language t article:10,-12,-6
c language t career:,-5
c language t code-fix-review:-11,7
c language t code-write:,-3,12
c language t creative:16,-20
c language t data:,,-3
c language t email-letter:-14,,12
c language t exam-lesson:-7,-5,3
c language t general:4,-9
c language t health-info:5
c language t ideas-names:6,12,9
c language t legal-info:5,-3
c language t marketing:5
c language t plan:-7,22,-8
c language t rewrite:-8,4,-5
c language t roleplay:-3,3
c language t summarise:-11,-4,6
c language t support-reply:-4,20,-9
c language t translate:-4,-5,-6
c language t tutor:,6
c language:7,-3,-13
c length length:-6,12,-3
c length t article:16,-11,8
c length t career:-5,7,6
c length t code-fix-review:,22
c length t code-write:,28
c length t creative:8,-13,-11
c length t data:,8
c length t email-letter:-10,-18,-7
c length t exam-lesson:,-6,-7
c length t extract-classify:,,7
c length t general:,-6,-7
c length t health-info:,8
c length t ideas-names:,,7
c length t legal-info:,21
c length t marketing:,-9,6
c length t plan:-3,8,-6
c length t recipe:,19
c length t research-compare:,5
c length t rewrite:5,-6,-10
c length t roleplay:,,-4
c length t summarise:,-7,7
c length t support-reply:,-9
c length t tutor:,,6
c length:-9,5,-17
c material length:-7,11,7
c material t article:-5
c material t career:-3
c material t code-write:,-6,7
c material t creative:,14,-6
c material t data:10,-15,4
c material t extract-classify:,,9
c material t finance-info:,-3
c material t general:-4,11,-3
c material t health-info:,-3,-5
c material t ideas-names:-3,5
c material t marketing:,3
c material t recipe:9,,-13
c material t research-compare:,-4
c material t summarise:-3,-3,6
c material t translate:,-3,10
c material t tutor:6,4,-10
c material:-4,,-3
c none length:7,,-3
c none t agent-bot:15,7,-6
c none t article:-8,6
c none t career:17,-4
c none t code-fix-review:11,-8,13
c none t code-write:-4,-15,-25
c none t creative:-17,12,8
c none t data:-5,-10
c none t email-letter:10,20,-15
c none t exam-lesson:5,-11,8
c none t extract-classify:,11,-8
c none t finance-info:5,7,-10
c none t general:-8,10,3
c none t health-info:,-8
c none t ideas-names:-11,3,3
c none t legal-info:4,-14,8
c none t marketing:-3,9
c none t plan:14,,-7
c none t recipe:-5,,-7
c none t research-compare:,-18,15
c none t rewrite:-12,8,15
c none t roleplay:-3,10,6
c none t summarise:10,10,-10
c none t support-reply:,13,4
c none t translate:-6,12,-6
c none t tutor:,-6,15
c none:,,-6
c place length:,,-4
c place t agent-bot:,-5
c place t article:,,-6
c place t career:,-5,-8
c place t code-fix-review:-3,10
c place t code-write:,13,-4
c place t creative:-8
c place t data:-4,,6
c place t email-letter:,4,-10
c place t exam-lesson:7,-5
c place t extract-classify:,13
c place t finance-info:-4,-6,7
c place t general:,,7
c place t health-info:-5
c place t ideas-names:,-3,-16
c place t legal-info:14,4,-13
c place t plan:-4,,5
c place t recipe:,-3,5
c place t research-compare:22,-19,8
c place t rewrite:-5,-4,9
c place t roleplay:-4,5,5
c place t summarise:,6,-4
c place t support-reply:,-6,-4
c place t translate:-3,-10,7
c place t tutor:,8
c place:-4,4
c purpose length:-5,-6,4
c purpose t agent-bot:-3,-3,4
c purpose t article:,-5,12
c purpose t career:-3,6,11
c purpose t code-fix-review:3,-5
c purpose t code-write:3,,-5
c purpose t creative:4,,13
c purpose t data:,3
c purpose t email-letter:3,,8
c purpose t exam-lesson:,-7
c purpose t extract-classify:,-4,-11
c purpose t finance-info:,-3,4
c purpose t general:12,14,-9
c purpose t health-info:-8,,-5
c purpose t ideas-names:,16,-10
c purpose t legal-info:-3,-13,5
c purpose t marketing:-6,-5
c purpose t plan:-7,,4
c purpose t recipe:,10,15
c purpose t research-compare:,-8,-6
c purpose t rewrite:10,-6,-9
c purpose t roleplay:,-5
c purpose t summarise:10,-5,-9
c purpose t support-reply:,-5,13
c purpose t translate:11,-6
c purpose t tutor:,-10,-14
c purpose:-10,-13,15
c role length:-3,-14,14
c role t general:,,3
c role t legal-info:-5,,4
c role t roleplay:,,-5
c role:-7,-6,14
c story length:-9,-5,11
c story t agent-bot:-9
c story t article:-11
c story t career:,-12,3
c story t code-fix-review:-4,,-9
c story t code-write:-14
c story t creative:-18,11,-8
c story t data:,13,-16
c story t email-letter:,-3,3
c story t exam-lesson:,-3
c story t extract-classify:-3
c story t general:18,,-12
c story t health-info:,8,-4
c story t ideas-names:-7
c story t legal-info:,-5,14
c story t marketing:-4,-3,-4
c story t plan:19,,-12
c story t recipe:-11,-6,4
c story t rewrite:-8,7
c story t roleplay:-3,-3,9
c story t summarise:-6
c story t support-reply:-6,,5
c story t tutor:-6,,3
c story:,-3,-7
c success length:-3,-6,6
c success t article:,8,-10
c success t career:,-6
c success t code-fix-review:-3,6,11
c success t code-write:6,-6,12
c success t creative:-8,-3,-8
c success t data:9,-5,3
c success t email-letter:-4,3,-5
c success t exam-lesson:5,19,-3
c success t finance-info:3
c success t general:,-7
c success t health-info:,11
c success t ideas-names:-6,-5
c success t legal-info:-4,5
c success t marketing:6,-3
c success t plan:,-12,-10
c success t recipe:-3,-5
c success t research-compare:15,6
c success t rewrite:3,8
c success t summarise:,,3
c success t support-reply:,-4
c success t translate:3,-3
c success t tutor:,-4
c success:,-9,-5
c tone length:11,9,-4
c tone t article:,-14,13
c tone t career:4
c tone t code-fix-review:,3
c tone t creative:,-6,3
c tone t email-letter:-12,-8,6
c tone t general:,6,-4
c tone t ideas-names:,-6,-15
c tone t marketing:,6
c tone t plan:,,-3
c tone t recipe:,5
c tone t rewrite:8
c tone t roleplay:6,,-7
c tone t tutor:,,3
c tone:-4,-5,-6
c tried length:14,,-8
c tried t agent-bot:,4
c tried t article:-8,26
c tried t code-fix-review:6,-16,-3
c tried t code-write:,-14,-3
c tried t creative:-10,21,-3
c tried t data:,-12,11
c tried t email-letter:,6,-3
c tried t exam-lesson:-4,19
c tried t finance-info:,-5
c tried t general:21,-19,5
c tried t health-info:4
c tried t ideas-names:3,-12
c tried t legal-info:,3,-7
c tried t marketing:,15,-5
c tried t plan:-13
c tried t recipe:,-5
c tried t research-compare:-3
c tried t roleplay:,-6
c tried t support-reply:,-4
c tried t translate:,7
c tried t tutor:9,-8
c tried:4,3,-24
choice:-6,,-3
fact age:-4,16,-4
fact codeLanguage:6,-7,-13
fact condition:-6,-4,10
fact count:,13,-6
fact country:-12,-14,17
fact date:,-7
fact deadline:,26,-28
fact diet:14,-8
fact doctor:9,-3,4
fact duration:,-6,-3
fact edgeCase:-5,-4,-7
fact error:,-4,10
fact failure:,7,-8
fact ingredients:23,12,-8
fact kitchenTool:,,4
fact languageName:-11,21,-4
fact level:3,-4,-5
fact money:-13,-10,16
fact number:,-4,13
fact occasion:,-5
fact papers:-6,15,-3
fact people:-6,-6,12
fact platform:-7,-17,21
fact relation:,-6
fact reviewFocus:,,8
fact reviewStage:,,3
fact runs:-3,24,-15
fact schoolClass:,7,-12
fact sheetTool:,-6,8
fact since:,13,-5
fact symptoms:3,-7,-11
fact textLength:-4,4,-3
fact tried:11,-11,17
fact:-22,-11,41
k agent-bot own:4,4
k agent-bot shared:,-4
k agent-bot wide:,-4,5
k article open:,4
k article own:4
k article shared:-8,4,-4
k article/essay own:,-25
k article/essay shared:12,-19,-10
k article/essay wide:4
k article/speech open:-6
k article/speech own:3,24
k article/speech shared:,6,16
k article/speech wide:,,5
k career open:3
k career own:,-13,5
k career shared:,,-4
k career/cover-letter open:3,-5
k career/cover-letter own:6,-17,-6
k career/cover-letter shared:4,,-6
k career/cv open:-4,5
k career/cv own:-9,8,4
k career/cv shared:3,-12,-7
k career/interview open:6,-4
k career/interview own:5,-12,-7
k career/interview shared:-5,6,21
k code-fix-review/fix open:-8,3,5
k code-fix-review/fix own:,20
k code-fix-review/fix shared:3,9,-15
k code-fix-review/review own:,-16,-6
k code-fix-review/review shared:4,-8,10
k code-write open:6,-6
k code-write own:,-3,3
k code-write shared:,,-15
k code-write wide:,-3,-3
k creative own:4,8,3
k creative shared:-4,11,10
k creative/poem open:-5,-8,8
k creative/poem own:-6,-3,3
k creative/poem shared:-6,-10,10
k creative/script open:-11,10
k creative/script own:,4
k creative/script shared:4,-4,-10
k creative/story open:10
k creative/story own:,-6
k creative/story shared:3
k data own:,,-4
k data/analysis open:-7,,-4
k data/analysis own:3,-6,-9
k data/analysis shared:12,-21,-5
k data/formula open:8
k data/formula own:,14,7
k data/formula shared:-11,17,-6
k data/formula wide:-8,-7
k email-letter/formal-letter open:,10,4
k email-letter/formal-letter own:-3,,9
k email-letter/formal-letter shared:,-10,-5
k email-letter/personal-message open:-5,,12
k email-letter/personal-message own:,20
k email-letter/personal-message shared:-6,7,11
k email-letter/personal-message wide:,,3
k email-letter/proposal own:,-19,-6
k email-letter/proposal shared:6,-11,-14
k email-letter/work-email open:-5,-4,-5
k email-letter/work-email own:10,-15,-6
k email-letter/work-email shared:-3,,10
k exam-lesson/exam open:3
k exam-lesson/exam own:-7,8
k exam-lesson/exam shared:,-3,-5
k exam-lesson/lesson open:4,-3
k exam-lesson/lesson own:10,-9
k exam-lesson/lesson shared:4,-6
k extract-classify own:-4,-7
k extract-classify shared:,,-6
k finance-info open:,-3
k finance-info own:,-6
k finance-info shared:,-16,-5
k finance-info wide:12,-5,-3
k general open:3
k general own:,-18,-8
k general shared:,,-7
k general/advice open:4,-4
k general/advice own:16,-6,-9
k general/advice shared:18,-25
k general/advice wide:10,,-5
k general/fact open:,5
k general/fact own:-20,22,9
k general/fact shared:-31,41,-8
k general/fact wide:,7
k general/how-to open:6,-12
k general/how-to own:,14,8
k general/how-to shared:-5,8
k general/how-to wide:-12,4
k health-info own:-5,5
k health-info/diet-fitness open:-3
k health-info/diet-fitness own:,13,3
k health-info/diet-fitness shared:7,-9,8
k health-info/drug open:5,-4
k health-info/drug own:9,-9,-6
k health-info/drug shared:,6,-11
k health-info/drug wide:,-5
k health-info/symptom open:4,,-4
k health-info/symptom own:-4
k health-info/symptom shared:-3,6,-5
k ideas-names/activity own:,,-3
k ideas-names/activity shared:,-16,-8
k ideas-names/activity wide:4
k ideas-names/gift own:10,-11
k ideas-names/gift shared:,3,13
k ideas-names/gift wide:-4,-5,7
k ideas-names/naming own:-5,17
k ideas-names/naming shared:-7,13,-5
k ideas-names/naming wide:,9,3
k legal-info own:4
k legal-info shared:3,,3
k legal-info/contract open:-5,10
k legal-info/contract own:-12,22
k legal-info/contract shared:-5,,-3
k legal-info/contract wide:-4
k legal-info/procedure open:-5,6
k legal-info/procedure own:,8,-4
k legal-info/procedure shared:5,6,3
k legal-info/rights open:10,-7,-4
k legal-info/rights own:11,-17,3
k legal-info/rights shared:,-8,-3
k marketing own:,,-9
k marketing shared:3,-7
k marketing/campaign-plan open:3,-3
k marketing/campaign-plan own:14,-9
k marketing/campaign-plan shared:10,-14,-9
k marketing/campaign-plan wide:,-6
k marketing/post-ad own:-6,9,5
k marketing/post-ad shared:-8,,12
k marketing/post-ad wide:,12,-6
k marketing/product-description open:-7,6
k marketing/product-description own:-5
k marketing/product-description shared:,-3,5
k plan shared:,-3
k plan/event open:-5,7
k plan/event own:-8,8
k plan/event shared:,9,7
k plan/project own:3
k plan/project shared:10,-13,-15
k plan/routine open:-3
k plan/routine own:-7,,9
k plan/routine shared:,6
k plan/study open:5,,-5
k plan/study own:4,7,4
k plan/study shared:5,,-12
k plan/travel open:-4,-4,9
k plan/travel own:14,-19,-13
k plan/travel shared:-11,-5,7
k recipe open:,-6
k recipe own:3,11,-3
k recipe shared:,,-3
k recipe wide:-6,7
k research-compare open:-3
k research-compare own:,-12,-3
k research-compare shared:5,,-9
k research-compare/buying open:11,-5,-3
k research-compare/buying own:,5
k research-compare/buying shared:,4
k research-compare/buying wide:,-3
k research-compare/study open:-8,3
k research-compare/study own:,-6
k research-compare/study shared:,-10,-4
k research-compare/study wide:,-3
k rewrite open:-3,5
k rewrite own:-4,16,-11
k rewrite shared:,3,-6
k rewrite wide:-7,3
k roleplay open:,3
k roleplay own:-6,8
k summarise open:-4
k summarise own:,8
k summarise shared:-6,-4,5
k summarise wide:,-5,5
k support-reply own:,-4
k support-reply shared:,-3,10
k support-reply wide:5,,-3
k translate open:-5,7,3
k translate own:-6,15,-6
k translate wide:,,-5
k tutor open:-3,5
k tutor own:-5,8,4
k tutor shared:,,5
k tutor wide:-10,-3
length:-11,,20
open home:,-8,-8
open length:3,,6
open near odds:4,,7
open near:-5,5,-5
open odds:14,-13,5
open place:3,-9,-8
open top:3,-28,-13
open:-10,,-24
own home:4,-25,4
own length:-9,-9,14
own near odds:,3
own near:,20,-9
own odds:8,-11,-3
own place:,16,19
own top:-7,-51,4
own:-18,-8,-33
part:5,-11,14
shared home:-14,-8
shared length:5,,-4
shared near:,-8,7
shared odds:5,,5
shared place:-16,13
shared top:9,-25,-20
shared:-22,-22,-32
slot:-8,-9,25
stated audience:,-4,-8
stated deadline:5,13,7
stated examples:-9
stated exclusions:7,,23
stated format:-15,-4,22
stated language:7,-3
stated length:,-6,5
stated material:,-11,3
stated place:-7,3,-11
stated purpose:7,,-11
stated role:,5,-15
stated success:,13,-10
stated tone:-5,-7,3
t agent-bot own:4,4
t agent-bot shared:,-4
t agent-bot wide:,-4,5
t article open:-9,6
t article own:4,-3
t article shared:3,-9
t article wide:,-4,3
t career open:8,-6,-5
t career own:4,-34,-5
t career shared:3,-6,4
t career wide:3
t code-fix-review open:-7,,5
t code-fix-review own:,6,-4
t code-fix-review shared:7,,-4
t code-write open:6,-6
t code-write own:,-3,3
t code-write shared:,,-15
t code-write wide:,-3,-3
t creative open:-3,,6
t creative own:-3,3,5
t creative shared:-4,,9
t creative wide:-6,5
t data open:,-3,-5
t data own:3,6,-6
t data shared:,-4,-11
t data wide:-7,-6
t email-letter open:-14,,12
t email-letter own:,-11
t email-letter shared:,-10
t exam-lesson open:8,-6
t exam-lesson own:,-3,-3
t exam-lesson shared:3,-9,-6
t extract-classify own:-4,-7
t extract-classify shared:,,-6
t finance-info open:,-3
t finance-info own:,-6
t finance-info shared:,-16,-5
t finance-info wide:12,-5,-3
t general open:12,-12,-4
t general own:-4,11
t general shared:-15,26,-16
t general wide:,11,-8
t health-info open:6,-7,-5
t health-info own:,8
t health-info shared:,4,-7
t health-info wide:,-5
t ideas-names open:,-3
t ideas-names own:4,7
t ideas-names shared:-7
t ideas-names wide:,4,8
t legal-info open:,9,-6
t legal-info own:6,12
t legal-info shared:,-4
t legal-info wide:-3,-4
t marketing open:-3,5,-4
t marketing own:3,3,-4
t marketing shared:6,-21,6
t marketing wide:,4,-7
t plan open:-4
t plan own:4,-7
t plan shared:9,-6,-11
t recipe open:,-6
t recipe own:3,11,-3
t recipe shared:,,-3
t recipe wide:-6,7
t research-compare open:,,-4
t research-compare own:,-13,-3
t research-compare shared:4,-6,-14
t research-compare wide:,-8
t rewrite open:-3,5
t rewrite own:-4,16,-11
t rewrite shared:,3,-6
t rewrite wide:-7,3
t roleplay open:,3
t roleplay own:-6,8
t summarise open:-4
t summarise own:,8
t summarise shared:-6,-4,5
t summarise wide:,-5,5
t support-reply own:,-4
t support-reply shared:,-3,10
t support-reply wide:5,,-3
t translate open:-5,7,3
t translate own:-6,15,-6
t translate wide:,,-5
t tutor open:-3,5
t tutor own:-5,8,4
t tutor shared:,,5
t tutor wide:-10,-3
wide home:,-6,-10
wide length:-10,11,3
wide near odds:6,-6,13
wide near:,-7,-6
wide odds:24,-15
wide place:,-6,-10
wide top:-11,-20,-3
wide:-12,-3,-23`;
