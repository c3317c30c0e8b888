// Written by `npm run train -- fit`. Do not edit.
/** What was learned of what a question is worth; see training/fit. */
export const WORTH_BIAS: readonly number[] = [-0.394, -0.356, -0.994];
export const WORTH_LINES = `?activity-goal away:,,4
?activity-goal home:,,-4
?activity-goal:-3
?activity-have home:,5,5
?activity-have length:,-8,9
?activity-have:-3,3,8
?activity-when length:,3,-5
?activity-when:-3
?activity-who away:,,5
?activity-who length:,-6,6
?activity-who:,,6
?advice-fear home:-3,6
?advice-fear:-5,10
?advice-happened away:,-4,8
?advice-happened home:-3
?advice-happened length:,-6,7
?advice-happened:-8,-3,10
?advice-need home:,,7
?advice-need length:,-3,9
?advice-need:,-3,9
?advice-people away:,,-3
?advice-people home:,,5
?advice-people length:,-3
?advice-people:,-4,3
?advice-want home:6,,-6
?advice-want length:5,,-8
?advice-want:9,-7,-7
?advice-world away:,,-3
?advice-world home:,3,-3
?advice-world length:,,-7
?advice-world:,4,-7
?article-focus away:3
?article-focus home:,-4
?article-focus length:-6
?article-focus:4,-7,-3
?article-idea away:7,,-3
?article-idea home:3
?article-idea length:10,-3,-8
?article-idea:11,-8,-7
?article-own away:6
?article-own length:17,-9,-6
?article-own:10,-4,-5
?article-place length:,-5
?article-reader away:,,-3
?article-reader length:,,3
?article-reader:,-3,-3
?article-sources home:,,-3
?article-sources length:,7,-4
?article-sources:,,-5
?article-tone away:,5,-4
?article-tone length:,7
?article-tone:,,-3
?bot-actions away:,-3,4
?bot-actions home:8,,-4
?bot-actions length:7,-4
?bot-actions:6,-4
?bot-handover home:-4,4,4
?bot-handover length:-4,7,4
?bot-handover:-4,4
?bot-hard away:,4
?bot-hard home:,-3
?bot-hard length:7,,-3
?bot-hard:,,-3
?bot-job away:,,4
?bot-job home:-3
?bot-job length:-4,,11
?bot-job:-3,-3,5
?bot-knows home:,8,-5
?bot-knows length:,8,-5
?bot-knows:,8,-6
?bot-never away:,,-3
?bot-never home:,,8
?bot-never length:-3,,8
?bot-never:,,5
?bot-unknown away:,4
?bot-unknown home:5,,-3
?bot-unknown length:7,-3,-3
?bot-unknown:3,4,-3
?bot-users away:,,-3
?bot-users home:-4
?bot-users:-4,,-3
?bot-voice home:3
?bot-voice length:8,,-6
?bot-voice:3,,-3
?bot-where away:,,4
?bot-where length:-3,-3,8
?bot-where:,-3,4
?buy-budget away:,,-4
?buy-budget length:,,-6
?buy-budget:,,-5
?buy-must away:,-3,5
?buy-must home:,,-5
?buy-must length:,-12
?buy-must:,4
?buy-now home:3,,-8
?buy-now length:,-7
?buy-now:,3,-8
?buy-state:,,-4
?buy-use away:,,-4
?buy-use home:-3,,9
?buy-use length:-3,,7
?buy-use:-3,,5
?buy-years away:,3
?buy-years home:8,5,-4
?buy-years length:8,-8,3
?buy-years:7,10,-4
?campaign-budget length:,,4
?campaign-budget:,-3,3
?campaign-goal length:,,3
?campaign-goal:3
?campaign-have home:8,,-3
?campaign-have length:14,10,-9
?campaign-have:13,,-8
?campaign-time home:,,5
?campaign-time length:,,5
?campaign-time:,,7
?career-achieve away:,4,-6
?career-achieve length:5,6,-9
?career-achieve:,3,-7
?career-exclude away:,4,-4
?career-exclude home:,3,-4
?career-exclude length:,7,-11
?career-exclude:,7,-8
?career-experience away:,,8
?career-experience length:-21,-9,12
?career-experience:,,10
?career-gap away:-3,5
?career-gap home:-12,-4
?career-gap length:7,-6,10
?career-gap:-15
?career-job away:,-5
?career-job home:,,8
?career-job length:,,6
?career-job:,-6,10
?career-language away:,,8
?career-language length:,-4,4
?career-language:,,10
?career-now away:,13
?career-now length:,8,-4
?career-now:-4,9
?career-skills away:-3,7
?career-skills home:10,-3,-5
?career-skills length:,,-4
?career-skills:8,3,-7
?class-avoid away:,-4
?class-avoid length:,,-4
?class-avoid:,-6
?class-covered away:,-3
?class-covered home:,,4
?class-covered length:6,-4
?class-covered:,-4,5
?class-weak home:4,3,-10
?class-weak length:14,14,-10
?class-weak:7,4,-9
?class-who away:,,-3
?class-who length:,7
?code-edge away:-3,,-6
?code-edge home:3,4
?code-edge length:,6
?code-edge:,7,-6
?code-have home:-5
?code-have:-5
?code-input away:,3
?code-input home:,,3
?code-input length:-12,,8
?code-language home:,,5
?code-language length:-8,,4
?code-language:,,5
?code-limits away:,4
?code-limits:,5
?code-output away:,10
?code-output home:,,6
?code-output length:-6,,3
?code-output:,8,6
?code-runs away:,8
?code-runs home:,3
?code-runs length:7,7
?code-runs:,11
?code-size away:,9
?code-size home:,,-9
?code-size length:,,-4
?code-size:-4,8,-8
?code-skill away:,8
?code-skill home:,-4,-11
?code-skill length:10,,-10
?code-skill:,4,-14
?compare-criteria away:4,-4
?compare-criteria home:8
?compare-criteria length:,-9
?compare-criteria:13
?compare-decision length:,-4,-7
?compare-form away:,-3,-5
?compare-form home:-5
?compare-form length:,-3
?compare-form:-7,-4,-3
?compare-known away:,5,-4
?compare-known home:,-3
?compare-known length:,6,-7
?compare-known:-7,4,-9
?compare-limits away:,,-3
?compare-limits length:8,-9
?compare-limits:,-3,-3
?compare-me away:,-5,6
?compare-me length:,,7
?compare-me:-3,-7,8
?compare-options away:,-4,7
?compare-options home:-4,,14
?compare-options length:-5,-5,11
?compare-options:-6,-6,22
?contract-kind home:,,4
?contract-kind length:,-7,8
?contract-kind:-4,,8
?contract-side length:,-5
?contract-side:,,3
?contract-stage away:,,5
?contract-stage:,,12
?contract-terms away:,,-3
?contract-terms home:,,-4
?contract-terms length:,,-4
?contract-terms:,-4,-5
?contract-worry home:,,6
?contract-worry length:,-9,7
?contract-worry:-4,4,4
?cover-reader home:,,-4
?cover-reader length:,,-12
?cover-reader:,,-7
?cover-why home:6,,-3
?cover-why length:12,,-7
?cover-why:13,,-6
?creative-ending away:,4,-3
?creative-ending length:-3,5
?creative-ending:,-5,-5
?creative-feel away:4,6,-3
?creative-feel home:,-3
?creative-feel length:5
?creative-feel:6
?creative-for home:-3
?creative-for length:,,11
?creative-for:,-4,4
?creative-language away:-3,,-3
?creative-language home:-3
?creative-language length:4,3,-3
?creative-language:-6,-4,-3
?creative-length home:5,-5,3
?creative-length length:,4
?creative-length:7,-5
?creative-true away:13,-3
?creative-true home:-3,,3
?creative-true length:-4,-8,4
?creative-true:10,-5,5
?creative-voice home:,-5,-3
?creative-voice length:-8,4,-7
?creative-voice:,-4,-6
?cv-length home:-4,9
?cv-length length:,,3
?cv-length:-5,8
?cv-study:4,-3,-4
?data-columns length:,-3
?data-columns:,-3
?data-compare home:,,4
?data-compare length:,,5
?data-compare:-4,7,5
?data-context home:,5,-5
?data-context length:,15,-10
?data-context:,7,-8
?data-dirty away:5,,-4
?data-dirty home:-5
?data-dirty:,,-3
?data-expect length:,,-3
?data-form length:,,-5
?data-question home:,,3
?data-question length:,-3,6
?data-question:,4,4
?data-reader home:,,-3
?data-reader length:,7,-6
?data-reader:,,-7
?data-size home:,,11
?data-size length:,,-4
?data-size:,,13
?data-tool home:7,,-6
?data-tool length:8,,-9
?data-tool:7,,-4
?deadline away:-5
?deadline k article/speech:,,3
?deadline k career/interview:,,4
?deadline k general/advice:,-4
?deadline k general/fact:,6
?deadline k general/how-to:,-3
?deadline k plan/study:,,5
?deadline t agent-bot:,4
?deadline t article:,,3
?deadline t career:,,4
?deadline t code-write:,-3
?deadline t creative:,,-4
?deadline t email-letter:,-7
?deadline t health-info:,,-3
?deadline t plan:,3,5
?deadline t research-compare:,-3
?deadline t rewrite:,-3
?deadline:-6
?describe-facts away:,-4,7
?describe-facts home:-5,4,4
?describe-facts length:-3,-5,7
?describe-facts:-8,,11
?describe-use away:,5
?describe-use length:,6
?describe-use:,3
?diet-body away:,-4
?diet-body home:,,5
?diet-body:,-5,3
?diet-day away:,-6,6
?diet-day length:,-6,5
?diet-day:,,5
?diet-food home:,,3
?diet-food length:,,4
?diet-food:,-4,6
?diet-goal away:,-4,6
?diet-goal length:,,5
?diet-goal:,-6,7
?diet-means away:,,-4
?diet-means length:,12
?diet-means:,3,-5
?drug-effect away:,,-3
?drug-effect length:,,7
?drug-effect:-3,-4,10
?drug-name away:,-5,8
?drug-name home:-3
?drug-name length:,-5,11
?drug-name:-5,-9,16
?drug-others away:,-5,9
?drug-others length:-4,-4,9
?drug-others:,-8,13
?drug-why away:,,-3
?drug-why length:,3
?drug-why:-3,5,-6
?essay-claim home:,3,3
?essay-claim length:,-3,3
?essay-claim:,4,3
?essay-level away:4
?essay-level length:-4,,4
?essay-level:3
?essay-material:-3
?essay-teacher length:,3
?essay-teacher:,6,-3
?event-avoid away:,-4
?event-avoid home:,6
?event-avoid length:8,5,-6
?event-avoid:7,7,-6
?event-budget away:,-4
?event-budget length:,13
?event-budget:,3
?event-date away:,-4,3
?event-date length:,,7
?event-date:,-7,7
?event-guests away:,-4
?event-guests length:,,-5
?event-guests:,-6,-5
?event-helpers away:,-4
?event-helpers home:,3
?event-helpers length:,10,-4
?event-helpers:,5,-5
?event-must away:,-4
?event-must length:,6,-3
?event-must:,,-4
?event-place away:,-6,9
?event-place home:,,3
?event-place:,-8,10
?event-what away:,-4,8
?event-what length:,,3
?event-what:,-6,12
?exam-answers home:-3,,11
?exam-answers length:-3,,10
?exam-answers:-3,,9
?exam-level home:7,,-3
?exam-level length:,,4
?exam-level:6
?exam-minutes home:,3,-5
?exam-minutes length:,9,-6
?exam-minutes:,5,-6
?exam-purpose length:,,-5
?exam-purpose:,,-5
?exam-shape home:5
?exam-shape length:,,6
?exam-shape:5,-3
?exclude away:,-5,-4
?exclude home:,-3,6
?exclude k article/speech:-3,,3
?exclude k career/cover-letter:,-3
?exclude k career/interview:,3
?exclude k creative/poem:,-4
?exclude k creative/story:4,-3
?exclude k data/analysis:,4
?exclude k email-letter/personal-message:4,-5,6
?exclude k email-letter/work-email:,4
?exclude k general/advice:,-5
?exclude k general/how-to:,10
?exclude k health-info/diet-fitness:3
?exclude k health-info/symptom:,5
?exclude k ideas-names/naming:,4
?exclude k legal-info/rights:,5
?exclude k marketing/campaign-plan:,,-3
?exclude k marketing/post-ad:-4
?exclude k marketing/product-description:,,7
?exclude k plan/routine:,-3
?exclude k research-compare/buying:,5
?exclude length:,-8,4
?exclude t article:,-5,4
?exclude t code-write:,7
?exclude t creative:3,-13,4
?exclude t email-letter:5,-4
?exclude t extract-classify:,-3
?exclude t general:,9,-3
?exclude t health-info:3,5
?exclude t legal-info:,8
?exclude t marketing:-6,-3
?exclude t plan:,-8,-6
?exclude t recipe:,-3
?exclude t rewrite:,5
?exclude t summarise:,-4
?exclude t translate:,8
?exclude t tutor:,5
?exclude:,,-8
?extract-example away:,3
?extract-example length:,3
?extract-example:,3
?extract-fields home:,,3
?extract-fields length:,,7
?extract-fields:,,3
?extract-many away:,4
?extract-many home:,,5
?extract-many length:,8,3
?extract-many:,5,3
?extract-source home:,,3
?extract-source length:,,8
?extract-source:,,3
?extract-unclear away:,10
?extract-unclear home:,,-4
?extract-unclear length:,,-4
?extract-unclear:,10,-5
?extract-use home:,,-7
?extract-use length:,,-6
?extract-use:,,-7
?extract-wording home:,,-3
?extract-wording length:,,-3
?extract-wording:,,-3
?facts-agent-bot length:,,6
?facts-article away:-6
?facts-article length:,3,3
?facts-article-essay length:-4,5
?facts-article-speech home:-4
?facts-article-speech length:8,-3
?facts-article-speech:-5
?facts-article:-6,-5
?facts-career-cover-letter:4,-4
?facts-career-cv away:,3
?facts-career-cv length:-3
?facts-career-cv:-5,5
?facts-career-interview home:3
?facts-career-interview:5,-3
?facts-code-fix-review-fix away:5,-6
?facts-code-fix-review-fix length:,-7,6
?facts-code-fix-review-fix:5,-4
?facts-code-fix-review-review away:,3
?facts-code-fix-review-review length:3,-5
?facts-code-fix-review-review:,3
?facts-code-write away:-4
?facts-code-write length:4
?facts-creative-poem away:6,-4
?facts-creative-poem home:-4,3,4
?facts-creative-poem length:3
?facts-creative-poem:9,-6,6
?facts-creative-script away:3
?facts-creative-script home:,3
?facts-creative-script length:,5
?facts-creative-story home:3
?facts-creative-story length:5
?facts-creative-story:,5,-3
?facts-data-analysis away:,4
?facts-data-analysis home:-4
?facts-data-analysis length:-5
?facts-data-analysis:-6,4
?facts-data-formula away:-3
?facts-data-formula home:6
?facts-data-formula:3
?facts-email-letter-formal-letter home:-4,5
?facts-email-letter-formal-letter length:,-8
?facts-email-letter-formal-letter:-5,8
?facts-email-letter-personal-message away:,-7
?facts-email-letter-personal-message home:,-5,3
?facts-email-letter-personal-message length:-16,,11
?facts-email-letter-personal-message:,-14,9
?facts-email-letter-work-email home:,-3
?facts-email-letter-work-email:3,,-4
?facts-exam-lesson-exam home:3
?facts-exam-lesson-exam:4
?facts-exam-lesson-lesson away:3
?facts-exam-lesson-lesson home:,,4
?facts-exam-lesson-lesson length:-4,,6
?facts-exam-lesson-lesson:,-3,4
?facts-extract-classify length:,5,-4
?facts-extract-classify:,,-3
?facts-finance-info away:6,-7
?facts-finance-info:7,-9
?facts-general away:4
?facts-general home:,,-3
?facts-general length:7,-16
?facts-general-fact:-3
?facts-general:7
?facts-health-info-diet-fitness home:,4
?facts-health-info-diet-fitness:-6,8
?facts-health-info-drug away:,3
?facts-health-info-symptom away:,5
?facts-health-info-symptom home:4,-3
?facts-health-info-symptom length:,,-3
?facts-health-info-symptom:4,-3,-3
?facts-ideas-names away:8,-6
?facts-ideas-names home:,3
?facts-ideas-names length:,-3
?facts-ideas-names:7,-6,5
?facts-legal-info-contract home:-4,4
?facts-legal-info-contract length:3,-5
?facts-legal-info-contract:-11,11
?facts-legal-info-rights away:,6,-4
?facts-legal-info-rights home:10,-5
?facts-legal-info-rights length:10,,-6
?facts-legal-info-rights:8,,-7
?facts-marketing length:,4,-5
?facts-marketing-campaign-plan:,-4
?facts-marketing-post-ad away:3
?facts-marketing-post-ad home:,3
?facts-marketing-post-ad length:8,3
?facts-marketing-post-ad:3
?facts-marketing-product-description away:-4,7
?facts-marketing-product-description home:-3,3
?facts-marketing-product-description:-7,11
?facts-marketing:,3,-4
?facts-plan-event away:,-4
?facts-plan-event home:-3,5
?facts-plan-event length:-4,9
?facts-plan-event:-6,6
?facts-plan-project away:,-5
?facts-plan-project length:,3
?facts-plan-project:,,-3
?facts-plan-routine home:,-3
?facts-plan-routine length:4
?facts-plan-routine:3,-6
?facts-plan-study:,-3
?facts-plan-travel away:-3,-3
?facts-plan-travel home:,-3,4
?facts-plan-travel length:-7,3,5
?facts-plan-travel:,-9,4
?facts-recipe away:-4,7
?facts-recipe length:,8,-4
?facts-recipe:-4,8,-3
?facts-research-compare-buying home:4
?facts-research-compare-buying:,4
?facts-research-compare-study length:4
?facts-research-compare-study:-3,-6
?facts-rewrite length:-3,,6
?facts-roleplay length:,4,-5
?facts-roleplay:,,-3
?facts-summarise length:-3
?facts-summarise:,-3,3
?facts-support-reply away:,6
?facts-support-reply home:4
?facts-support-reply length:6
?facts-support-reply:,5
?facts-translate away:,5
?facts-translate length:-8,5,-3
?facts-translate:,5,-3
?facts-tutor away:-5
?facts-tutor home:-3
?facts-tutor length:-6,,4
?facts-tutor:-8
?fix-changed away:5
?fix-changed home:-4
?fix-changed length:4,-8
?fix-env away:,6
?fix-env home:-5,3
?fix-env length:,-15,-5
?fix-env:-7,9
?fix-error away:,5
?fix-error home:-7,13,5
?fix-error:-10,17,3
?fix-expected away:,3
?fix-expected home:,-3,5
?fix-expected length:,-3,3
?fix-expected:,,5
?fix-explain away:,,-3
?fix-explain length:,,-6
?fix-keep home:,,-3
?fix-keep length:,-3,-8
?fix-keep:,,-3
?fix-tried away:3
?fix-tried home:6,,-3
?fix-tried length:-8,,-5
?fix-tried:9,-3,-4
?fix-when home:10,-3
?fix-when length:-4,-3
?fix-when:13,-4
?for-whom away:4,-17,7
?for-whom home:-6,10
?for-whom k article/speech:,,-3
?for-whom k career/cover-letter:,,-3
?for-whom k career/cv:,,7
?for-whom k code-fix-review/fix:,3
?for-whom k creative/poem:,,4
?for-whom k creative/script:,,-4
?for-whom k data/formula:,12
?for-whom k email-letter/personal-message:,,11
?for-whom k email-letter/work-email:,,-5
?for-whom k exam-lesson/lesson:,,-3
?for-whom k general/advice:,,10
?for-whom k general/how-to:,4
?for-whom k health-info/diet-fitness:,,4
?for-whom k health-info/symptom:,,6
?for-whom k ideas-names/gift:,,5
?for-whom k legal-info/rights:,,8
?for-whom k marketing/post-ad:-4,,-4
?for-whom k plan/routine:,,5
?for-whom k plan/study:,,-3
?for-whom k research-compare/buying:,,4
?for-whom length:6,6,-7
?for-whom t article:,,-4
?for-whom t career:,4,6
?for-whom t code-fix-review:,,-3
?for-whom t creative:,,-3
?for-whom t data:,9
?for-whom t exam-lesson:,,-5
?for-whom t general:,,11
?for-whom t health-info:,-5,8
?for-whom t ideas-names:,-3,5
?for-whom t legal-info:,-3,7
?for-whom t marketing:-4,,-4
?for-whom t plan:,3,5
?for-whom t recipe:,-3
?for-whom t research-compare:-3,,4
?for-whom t rewrite:,,-4
?for-whom t roleplay:,,3
?for-whom t tutor:,,-3
?for-whom:,-6,21
?formal-body home:3
?formal-body length:-7
?formal-body:4
?formal-papers away:3,6,-5
?formal-papers home:-5,4
?formal-papers length:,,-5
?formal-papers:,10,-8
?formal-record away:,,3
?formal-record home:,5
?formal-record length:,-8,6
?formal-record:,4,6
?formal-request home:-4
?formal-request length:,,5
?formal-request:-5,,5
?formula-cells away:3
?formula-cells home:4,-3,4
?formula-cells length:-5,,6
?formula-cells:7,-5
?formula-empty home:,,-4
?formula-empty length:,,-5
?formula-empty:,-3,-5
?formula-example away:4
?formula-example home:,-4
?formula-example length:-3,,5
?formula-example:,-6
?formula-grows home:4,5,-3
?formula-grows length:-3,8,-3
?formula-grows:4,6,-4
?formula-now away:,,4
?formula-now length:,,5
?formula-now:-3,,7
?formula-tool away:,,5
?formula-tool home:4
?formula-tool length:,,10
?formula-tool:5,-3,7
?gift-before away:,,-3
?gift-before length:7,6,-8
?gift-before:,3,-6
?gift-budget length:,-4
?gift-close length:,-3,4
?gift-close:,-4,5
?gift-have length:,-6,7
?gift-have:,4,5
?gift-message away:,6,-3
?gift-message length:,3,-7
?gift-message:-4,9,-6
?gift-occasion home:9
?gift-occasion length:-5,-3,5
?gift-occasion:8,-5,4
?gift-person home:9,,4
?gift-person length:-8,-6,10
?gift-person:8,-6,9
?gift-where away:,3,-4
?gift-where length:,-3,-13
?gift-where:,4,-9
?health-allergy away:,3
?health-allergy length:,16,-7
?health-allergy:-3,10,-7
?health-conditions away:,,4
?health-conditions home:9,,-8
?health-conditions length:6,3,-9
?health-conditions:9,,-5
?health-doctor away:-3
?health-doctor home:5,,-4
?health-doctor length:6
?health-doctor:8,-4,-4
?health-since away:,-8
?health-since home:,5
?health-since length:,4
?health-since:-4
?health-tried away:-5,-3
?health-tried home:,4
?health-tried:-4,,-4
?health-want away:,-7,7
?health-want home:,-4,5
?health-want length:,-3,-5
?health-want:-3,-11,14
?health-who away:,-4,-5
?health-who length:-6,5
?health-who:,-6,-5
?howto-have away:,4
?howto-have home:5,-6
?howto-have length:11
?howto-have:6,,-5
?howto-limits home:-4,-3
?howto-limits length:3
?howto-limits:-5,3
?howto-self away:,5
?howto-self home:,,9
?howto-self length:3,-9
?howto-self:-5,7,10
?howto-state away:,,3
?howto-state home:3
?howto-state length:4,-4,3
?howto-state:,6
?howto-thing away:-3,,5
?howto-thing home:10
?howto-thing length:-7,4,5
?howto-thing:3,8,5
?ideas-count away:,,-6
?ideas-count home:-10,,-7
?ideas-count length:5,7,-13
?ideas-count:-11,-3,-13
?ideas-feel home:5,,-4
?ideas-feel length:-7,,-7
?ideas-feel:3,-8,-3
?ideas-language away:12,-7
?ideas-language home:,-3,5
?ideas-language length:-8,-9,8
?ideas-language:7,,6
?ideas-like home:5
?ideas-like length:,5,-3
?ideas-like:,,-3
?ideas-limits away:,-4,7
?ideas-limits home:,6
?ideas-limits length:,,5
?ideas-limits:,-10,3
?ideas-not away:6,-4,-3
?ideas-not home:5,-4,4
?ideas-not length:,-5
?ideas-not:10,-11
?ideas-use away:,,4
?ideas-use home:-3,,-3
?ideas-use length:,3,4
?ideas-use:-5,6
?ideas-what away:3,-7,7
?ideas-what home:,5,5
?ideas-what length:-15,-3,13
?ideas-what:6,-7,12
?ideas-who away:-3
?ideas-who home:,7,-5
?ideas-who length:,-5,4
?ideas-who:,5
?interview-fear away:,-8,7
?interview-fear home:-5,,6
?interview-fear length:-11,-3,14
?interview-fear:,-10,16
?interview-form away:,-3,-4
?interview-form length:,,-6
?interview-form:-3,-4,-4
?interview-stage away:3,-5
?interview-stage length:-6,,9
?interview-stage:,-6
?law-country away:,-4,-4
?law-country home:4,4,-4
?law-country length:7,-4,-6
?law-country:6,,-7
?law-deadline away:,10,-5
?law-deadline home:,-3,-4
?law-deadline length:,6,-10
?law-deadline:-3,8,-10
?law-done away:,-5,-3
?law-done home:3,,-3
?law-done length:15,-6,-7
?law-done:3,,-7
?law-happened away:,,-3
?law-happened home:-4,,6
?law-happened length:,-6
?law-happened:-4
?law-money away:,3,-5
?law-money home:-4,,-3
?law-money length:,6,-10
?law-money:-5,,-10
?law-other away:,,-6
?law-other home:3,6,-10
?law-other length:15,-9,-4
?law-other:5,5,-16
?law-papers away:4,,-4
?law-papers home:8,,-7
?law-papers length:9,-4,-7
?law-papers:15,,-12
?law-want away:,-4,-4
?law-want home:-4,,4
?law-want length:-3,-4
?law-want:-3,-6
?length-message away:-4,-11,7
?length-message home:-3
?length-message length:4,4,-11
?length-message:-7,-8,4
?length-text away:,9
?length-text home:,-3
?length-text k article/speech:6
?length-text k career/cover-letter:,-5
?length-text k career/cv:,-4
?length-text k career/interview:,5
?length-text k code-fix-review/fix:,4
?length-text k code-fix-review/review:,6
?length-text k data/formula:,5
?length-text k general/advice:,5
?length-text k general/how-to:,-6
?length-text k health-info/symptom:,4
?length-text k ideas-names/gift:,3
?length-text k ideas-names/naming:,-3
?length-text k legal-info/rights:,7
?length-text k marketing/post-ad:,-3
?length-text k plan/event:,3
?length-text k research-compare/buying:,3
?length-text length:-3,-8,21
?length-text t article:3,-3
?length-text t career:,-4
?length-text t code-fix-review:,10
?length-text t code-write:,13
?length-text t creative:,-8
?length-text t email-letter:,-4,-3
?length-text t exam-lesson:,-4
?length-text t legal-info:,9
?length-text t marketing:,-5
?length-text t plan:,6
?length-text t recipe:,9
?length-text t research-compare:,3
?length-text t rewrite:,-8
?length-text t support-reply:,-3
?length-text:,5
?lesson-after home:-4
?lesson-after length:,-4,6
?lesson-after:-4,-3
?lesson-goal away:,,4
?lesson-goal home:,,4
?lesson-goal length:4,13
?lesson-goal:,7,5
?lesson-minutes home:,,4
?lesson-room home:-3,6,3
?lesson-room length:,-7
?lesson-room:-3,5
?letter-before away:-5,11
?letter-before home:11,-5,-5
?letter-before length:10,,-4
?letter-before:4,9,-7
?letter-channel away:,4
?letter-channel length:,6,-7
?letter-channel:5,,-3
?letter-exclude away:,6,-4
?letter-exclude home:-6
?letter-exclude length:5,9,-8
?letter-exclude:-8,7,-3
?letter-facts away:-5,3
?letter-facts home:10,-4
?letter-facts length:-4,5,-6
?letter-facts:4
?letter-give home:,,-3
?letter-give length:12,-8
?letter-give:,-7,-3
?letter-happened away:,4,4
?letter-happened home:-3,7
?letter-happened length:-17,5,10
?letter-happened:8,6,5
?letter-language away:14,-10,-5
?letter-language home:-5,10
?letter-language length:8,4,-6
?letter-language:10,,-4
?letter-name away:,8
?letter-name home:,-6,-3
?letter-name length:,,-8
?letter-name:,-7,-3
?letter-reader home:,,-3
?letter-reader length:-7,-3,4
?letter-want away:3,15,-11
?letter-want home:-9,11
?letter-want length:14,18,-14
?letter-want:,18,-10
?level away:-3,15,-3
?level home:,-14
?level k article/essay:,-5
?level k career/cover-letter:,3
?level k career/cv:,9
?level k career/interview:,-3
?level k code-fix-review/fix:,-4
?level k creative/poem:,4
?level k creative/script:,5
?level k creative/story:,8
?level k data/formula:,-3
?level k email-letter/formal-letter:,3
?level k email-letter/personal-message:,13
?level k email-letter/proposal:,-7
?level k email-letter/work-email:,7
?level k general/advice:,12
?level k general/how-to:,-10
?level k health-info/diet-fitness:,-3
?level k health-info/drug:,-4
?level k ideas-names/gift:,5
?level k ideas-names/naming:,8
?level k legal-info/rights:,-4
?level k marketing/campaign-plan:,-5
?level k marketing/post-ad:,14
?level k marketing/product-description:,4
?level k plan/project:,-4
?level k plan/routine:,9
?level k plan/study:,-4
?level k plan/travel:,-3
?level k research-compare/buying:,-5
?level length:-6,-7,-8
?level t article:3,-5
?level t career:,8
?level t code-fix-review:,-6
?level t code-write:,-8
?level t creative:,19
?level t data:,-6
?level t email-letter:-4,16
?level t extract-classify:,8
?level t health-info:,-9
?level t ideas-names:,12
?level t legal-info:,-7
?level t marketing:,12
?level t recipe:,-12
?level t research-compare:,-8
?level t rewrite:,9
?level t roleplay:,4
?level t support-reply:,12
?level t translate:,-4
?level t tutor:,-4,15
?level:-4,13,-4
?market-action away:,4
?market-action home:-3,,-6
?market-action length:,7,-10
?market-action:-4,5,-11
?market-count home:-4,,3
?market-count length:,,-3
?market-count:-5,,3
?market-customer away:,5,-4
?market-customer home:,6,-4
?market-customer length:13,,-5
?market-customer:,12,-7
?market-language away:,5,-4
?market-language home:-3
?market-language length:,15,-8
?market-language:-5,8,-5
?market-offer away:,,-5
?market-offer home:,,-4
?market-offer length:-4,15,-14
?market-offer:-3,,-9
?market-place away:,-5,3
?market-place home:,,5
?market-place length:-3,5,-3
?market-place:,-4,8
?market-product home:,,14
?market-product length:,,-5
?market-product:,-5,15
?market-special length:,-6
?market-visual home:-4,,-4
?market-visual length:-4,,-11
?market-visual:-5,,-6
?market-worry away:-3,9,-4
?market-worry home:3,-3,-11
?market-worry length:-4,18,-14
?market-worry:,7,-14
?matters away:-10,-4
?matters home:-6,-4,-13
?matters k code-fix-review/fix:,5
?matters k health-info/drug:,8
?matters k ideas-names/naming:,-3
?matters length:-5,-3,-9
?matters t code-fix-review:,4
?matters t code-write:3
?matters t creative:-4,-5,-3
?matters t general:-6,4
?matters t health-info:,7
?matters t ideas-names:,-4
?matters t marketing:,,-3
?matters t plan:,-3
?matters t research-compare:-4
?matters t rewrite:,6,4
?matters:-19,-15,-22
?money-goal away:,,4
?money-goal home:,,7
?money-goal length:,,7
?money-goal:,,10
?money-have home:11,,-5
?money-have length:8
?money-have:10,,-3
?money-level away:,-4
?money-level home:,,-4
?money-level length:,,-6
?money-level:,-6,-6
?money-numbers away:,-3
?money-numbers home:,,9
?money-numbers length:-5,,12
?money-numbers:,-4,10
?money-options away:,4
?money-options home:-5,5,5
?money-options length:-6,8,9
?money-options:-7,9,3
?money-risk away:,4,-4
?money-risk home:,7,-3
?money-risk length:,,-7
?money-risk:,12,-6
?money-rules home:,,-3
?money-rules length:,3,-5
?money-rules:,,-5
?paper-want:,5
?personal-feel away:,-3
?personal-feel home:-4,-3
?personal-feel length:,,6
?personal-feel:-6,-7,3
?personal-memory away:,4
?personal-memory home:-5,6,-5
?personal-memory length:,11,-10
?personal-memory:-9,10,-8
?personal-who away:3,-3,4
?personal-who home:-5,,4
?personal-who:-3,-5,11
?plan-fixed away:,-5
?plan-fixed home:4,-4,8
?plan-fixed length:-5,-5,6
?plan-fixed:4,-9
?plan-form away:,4,-6
?plan-form home:,,-3
?plan-form:-4,,-9
?plan-goal away:,4,-3
?plan-goal length:,,-6
?plan-goal:,,-4
?plan-have away:,-5
?plan-have:,-3
?plan-obstacle away:-3,9
?plan-obstacle home:-6,-4
?plan-obstacle length:-5,-6,5
?plan-obstacle:-9,5
?plan-time away:5,,-3
?plan-time length:3,-3
?plan-time:9,-4,-4
?poem-for home:-11,5,6
?poem-for length:8,-8,4
?poem-for:-13,5,10
?poem-form home:11
?poem-form length:-5,,-3
?poem-form:6,-4,6
?project-done length:,-3,6
?project-money away:,-5,-4
?project-money length:,4,-9
?project-money:,,-6
?project-now away:,,-6
?project-now length:,7,-11
?project-now:,,-9
?project-risk away:,-3,-4
?project-risk:,,-3
?project-team away:,-7,3
?project-team length:,-9,9
?project-team:,-3,7
?proposal-client away:,-3,3
?proposal-client length:,,5
?proposal-client:,-3
?proposal-offer away:,-4,6
?proposal-offer home:,,5
?proposal-offer length:-3,,10
?proposal-offer:,-6,12
?proposal-price length:,4
?proposal-problem away:,-4,4
?proposal-problem:,-5
?proposal-proof length:,3
?proposal-proof:,,-3
?proposal-time length:,3,-3
?proposal-time:,3,-4
?reader away:,13,6
?reader k creative/poem:4,-3
?reader k exam-lesson/exam:,4
?reader k general/advice:,5
?reader k general/how-to:,5
?reader k health-info/diet-fitness:,5
?reader k ideas-names/naming:,3
?reader k marketing/product-description:4
?reader length:-6,8,-8
?reader t creative:9,-11,3
?reader t email-letter:,-4
?reader t exam-lesson:,5
?reader t general:-6,13
?reader t health-info:,7
?reader t marketing:5,-4
?reader t plan:,4
?reader t recipe:,7
?reader:,13,6
?recipe-budget away:,4
?recipe-budget home:-8,9,-3
?recipe-budget length:3,7,-5
?recipe-budget:-9,13,-5
?recipe-diet away:,6,-3
?recipe-diet length:-8,9,3
?recipe-diet:,7
?recipe-have away:-3
?recipe-have home:3,,-6
?recipe-have length:5,8,-12
?recipe-have:,4,-4
?recipe-people away:,,6
?recipe-people home:6
?recipe-people length:-5,3,12
?recipe-people:4,,6
?recipe-problem home:,5,-4
?recipe-problem length:,13,-3
?recipe-problem:,4,-3
?recipe-skill home:,3
?recipe-skill length:,11,-5
?recipe-skill:,3,-5
?recipe-taste away:,4
?recipe-taste length:,9
?recipe-taste:,3
?recipe-time away:,6,-3
?recipe-time home:9
?recipe-time length:-10,21,-3
?recipe-time:8,4,-3
?recipe-tools away:,5
?recipe-tools home:-5,,5
?recipe-tools length:,5,4
?recipe-tools:-6,4,3
?research-purpose away:,,-4
?research-purpose length:,,-5
?research-purpose:,,-8
?research-question away:,-4,11
?research-question home:,,6
?research-question length:,,6
?research-question:-3,-8,25
?research-scope away:,,4
?research-scope home:,,-3
?research-scope length:-4,-4,4
?research-scope:,-5
?research-sources home:,,6
?research-sources length:,,6
?research-sources:,-4,8
?result-form away:5,-8
?result-form home:-7,4,6
?result-form k article/essay:,,3
?result-form k article/speech:,11
?result-form k career/cover-letter:,,7
?result-form k creative/script:,,3
?result-form k email-letter/formal-letter:,,6
?result-form k email-letter/personal-message:,,3
?result-form k email-letter/work-email:,,5
?result-form k exam-lesson/lesson:,,3
?result-form k general/advice:,-4,-4
?result-form k general/how-to:,-4
?result-form k ideas-names/naming:,3
?result-form k marketing/post-ad:,,5
?result-form k marketing/product-description:4
?result-form k research-compare/buying:,4
?result-form length:,-7,8
?result-form t article:,9
?result-form t career:,,4
?result-form t creative:-5,,8
?result-form t email-letter:-3,3,14
?result-form t exam-lesson:,,4
?result-form t finance-info:,,-5
?result-form t general:,-8,-8
?result-form t health-info:,,-3
?result-form t legal-info:-3
?result-form t marketing:,,4
?result-form t plan:,-4
?result-form t research-compare:,,-4
?result-form t translate:,10
?result-form t tutor:,-3,-3
?result-form:-3,-5,14
?review-does home:,,-4
?review-does length:,,-10
?review-does:,,-5
?review-doubt home:,,-5
?review-doubt length:,,-4
?review-focus home:,,3
?review-focus length:,,3
?review-focus:,,7
?review-form length:,,-4
?review-rules home:,,-4
?review-rules length:,,-6
?review-rules:,,-5
?review-stage home:,,5
?review-stage length:,,-3
?review-stage:,,7
?rewrite-freedom length:,,5
?rewrite-keep home:,-4
?rewrite-keep:,-5
?rewrite-reader home:,,3
?rewrite-reader:,,3
?rewrite-sound away:,,7
?rewrite-sound home:3
?rewrite-sound length:4,,4
?rewrite-sound:,,6
?rewrite-where away:,,-5
?rewrite-where home:3,,-5
?rewrite-where length:,,-8
?rewrite-where:,,-9
?rewrite-wrong away:,-4,5
?rewrite-wrong home:,-8,10
?rewrite-wrong length:,-6
?rewrite-wrong:,-12,15
?role-end away:,-5
?role-end home:,,-3
?role-end length:,-5
?role-end:,-5
?role-feedback away:,-4,5
?role-feedback home:,,3
?role-feedback length:,-5,6
?role-feedback:,-5,8
?role-goal length:,,7
?role-goal:,-3
?role-hard away:5
?role-hard home:,,-3
?role-hard length:-4,-3,5
?role-hard:5,,-3
?role-language length:,9,-3
?role-me away:,-3,3
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
?routine-limits length:-3,-4,11
?routine-limits:,-7,9
?routine-want length:,,4
?routine-want:,-3,3
?script-limits home:,,-3
?script-limits:,-4,-6
?script-people home:,-6,6
?script-people length:,-7,11
?script-people:,-5,8
?script-where length:,,7
?script-where:,-3
?situation away:11,,-9
?situation home:3,3
?situation k article/speech:-5
?situation k career/cv:3
?situation k creative/poem:-4,3
?situation k data/analysis:6
?situation k data/formula:-7
?situation k email-letter/formal-letter:-6
?situation k email-letter/personal-message:-3,-3
?situation k exam-lesson/lesson:-3
?situation k general/advice:4,-4
?situation k general/fact:-4
?situation k general/how-to:5
?situation k health-info/diet-fitness:6
?situation k ideas-names/naming:-4
?situation k legal-info/procedure:3
?situation k marketing/product-description:-4
?situation k plan/project:3
?situation length:8,-7,-14
?situation t agent-bot:-4
?situation t article:-7
?situation t code-fix-review:3,-3
?situation t code-write:-6
?situation t creative:-7,9
?situation t data:,-3
?situation t email-letter:-9,-6,-4
?situation t general:10,-8
?situation t health-info:5,-5
?situation t legal-info:5
?situation t marketing:-4,-3
?situation t plan:,-5
?situation t recipe:-5
?situation t research-compare:3
?situation t rewrite:-5
?situation t roleplay:,7
?situation t tutor:-5,8
?situation:13,-23,-23
?speech-audience home:,,-3
?speech-audience length:-4
?speech-audience:3,,-3
?speech-feeling home:-3,,3
?speech-feeling length:,,4
?speech-feeling:-4
?speech-minutes away:,3
?speech-minutes home:4,3,-5
?speech-minutes length:-3
?speech-minutes:,7,-8
?speech-names home:,4
?speech-names length:,-5
?speech-relation home:-5,7,4
?speech-relation length:,-12,6
?speech-relation:-6,9
?speech-story away:-5
?speech-story home:,-3
?speech-story length:10,-3,3
?speech-story:-5
?story-hero home:,,4
?story-hero length:,-3,9
?story-hero:,-3,5
?story-lesson length:,5
?story-lesson:,3,-3
?story-problem home:,-3,9
?story-problem length:-4,-10,15
?story-problem:,-4,10
?story-reader home:6,3,-6
?story-reader length:-4,4
?story-reader:7,6,-7
?story-world home:,,-3
?story-world length:,3
?study-exam home:,,5
?study-exam length:,,7
?study-exam:,,4
?study-hours length:-3,-5,5
?study-hours:-3,-4
?study-now home:6,,-3
?study-now length:5,4,-4
?study-now:5,3,-4
?study-style home:,,-4
?study-style length:10,,-8
?study-style:4,,-6
?study-subjects length:,-5
?study-subjects:,-4
?summary-focus length:-5,,3
?summary-keep home:3,-5
?summary-keep length:-5,,-3
?summary-keep:,-4
?summary-length away:,3
?summary-length home:,,5
?summary-length length:,8,-3
?summary-length:,,4
?summary-material away:,-3,4
?summary-material home:,,4
?summary-material length:,-4,6
?summary-material:,-5,8
?summary-reader away:-4,9
?summary-reader length:,5,-7
?summary-reader:,9
?summary-skip away:,-3
?summary-skip home:,4
?summary-skip length:,7,-3
?summary-skip:,,-3
?summary-why away:,,4
?summary-why home:4
?summary-why:3,-3
?support-customer away:,5,3
?support-customer home:,,9
?support-customer length:-9,-6,12
?support-customer:-3,3,11
?support-happened away:-5,,5
?support-happened home:3
?support-happened length:-4,-7,8
?support-happened:,,5
?support-limit:,,-3
?support-next away:5
?support-next:6
?support-offer away:,3
?support-offer home:16
?support-offer length:,-6,6
?support-offer:14
?support-policy:,,-3
?support-where home:,,6
?support-where length:-6
?support-where:,,5
?symptom-before away:,-6
?symptom-before home:,3,-6
?symptom-before length:,8,-6
?symptom-before:-3,,-8
?symptom-how away:3,-5,4
?symptom-how length:-5,-8,6
?symptom-how:,-3,5
?symptom-others away:4,,-3
?symptom-others home:,-4
?symptom-others length:-5,8,-5
?symptom-others:4,-3,-6
?text-language away:12,,-5
?text-language home:-9,-6
?text-language length:9,,8
?text-language:4,-8,-7
?translate-about away:,6,-3
?translate-about home:,,4
?translate-about:,5
?translate-form away:,7,-6
?translate-form length:,12,-9
?translate-form:,6,-8
?translate-local home:,7,-4
?translate-local length:,,-6
?translate-local:,7,-5
?translate-names home:-3,9
?translate-names length:,,5
?translate-names:-4,11
?translate-reader:,-3
?translate-sound:,,3
?translate-to home:,-3,-3
?translate-to:,-5,-4
?translate-where home:5,3,-3
?translate-where length:-3,,3
?translate-where:4,3
?travel-avoid away:,-3
?travel-avoid home:,,15
?travel-avoid length:,,8
?travel-avoid:-5,-7,13
?travel-booked home:11,,-4
?travel-booked length:17,,-7
?travel-booked:14,-3,-6
?travel-budget home:,,3
?travel-budget length:16,,-6
?travel-budget:3,-6
?travel-days:,,5
?travel-from away:,3
?travel-from home:,,-5
?travel-from length:,-5,-4
?travel-from:-3,,-7
?travel-like home:8,,-4
?travel-like length:5,4,-8
?travel-like:6,,-7
?travel-pace home:-4
?travel-pace length:-6,-3,4
?travel-pace:-5,-5,3
?travel-who length:-5,,6
?travel-who:,-4,5
?tried away:-10,,-3
?tried home:9,-10,3
?tried k article/essay:,7
?tried k article/speech:,3
?tried k career/cover-letter:,5
?tried k career/cv:,-4
?tried k code-fix-review/fix:,-3
?tried k creative/poem:,4
?tried k email-letter/proposal:,8
?tried k exam-lesson/lesson:,5
?tried k general/advice:4,-7
?tried k general/fact:,9
?tried k general/how-to:,-3,4
?tried k health-info/diet-fitness:,,4
?tried k health-info/symptom:,-4
?tried k marketing/campaign-plan:3,4
?tried k marketing/post-ad:,3
?tried k plan/event:,5
?tried k plan/study:,-3
?tried length:,7,5
?tried t article:,10
?tried t code-fix-review:,-4
?tried t code-write:,-5
?tried t creative:-5,10
?tried t data:,-3
?tried t email-letter:,3
?tried t exam-lesson:,7
?tried t general:9,,3
?tried t health-info:,-4,4
?tried t ideas-names:,-5
?tried t marketing:,7
?tried t plan:-4
?tried t roleplay:,-3
?tried t translate:,3
?tried t tutor:3,-8
?tried:-3,7
?true-details away:,-3,-4
?true-details k article/speech:4
?true-details k creative/script:4
?true-details k email-letter/formal-letter:6
?true-details k email-letter/personal-message:6,-4
?true-details k email-letter/work-email:-4
?true-details k general/advice:-3
?true-details k general/fact:,-3
?true-details k general/how-to:,-6
?true-details k health-info/diet-fitness:-5
?true-details k ideas-names/activity:-3
?true-details k legal-info/rights:,-3
?true-details k marketing/post-ad:4
?true-details k marketing/product-description:3
?true-details k plan/project:3
?true-details k plan/routine:4,-3
?true-details k research-compare/study:,4
?true-details length:7
?true-details t article:5
?true-details t creative:8,,-3
?true-details t email-letter:9,-3
?true-details t exam-lesson:-4,3
?true-details t extract-classify:,-3
?true-details t general:-7,-7
?true-details t health-info:-6
?true-details t ideas-names:-4,-4
?true-details t legal-info:,-3
?true-details t marketing:7,-3
?true-details t plan:8,-6
?true-details t recipe:5
?true-details t research-compare:-5,9
?true-details t roleplay:-3,3
?true-details t summarise:,,3
?true-details t support-reply:-3
?true-details:,-3,-4
?tutor-book away:,,-6
?tutor-book home:,3,-5
?tutor-book length:12,,-11
?tutor-book:,5,-11
?tutor-depth length:,,-3
?tutor-depth:,-4
?tutor-form away:,10,-4
?tutor-form home:,,5
?tutor-form length:,,7
?tutor-form:,10
?tutor-known away:,4
?tutor-known home:5,,-10
?tutor-known length:5
?tutor-known:,,-9
?tutor-level away:,,-3
?tutor-level home:3,,-3
?tutor-level length:,,3
?tutor-level:6,,-9
?tutor-stuck away:-3
?tutor-stuck home:,,4
?tutor-stuck length:,-6,12
?tutor-stuck:-5,-3,6
?tutor-time away:,6,-7
?tutor-time home:,,3
?tutor-time length:,-5,-3
?tutor-time:,7,-4
?tutor-why away:,6,-4
?tutor-why home:,,-3
?tutor-why:,6,-8
?tutor-world away:,,9
?tutor-world home:-4,4
?tutor-world length:-3,-13,12
?tutor-world:-5,,7
?use away:7,-3,10
?use k article/essay:,,-3
?use k article/speech:,,4
?use k career/cv:,,-3
?use k career/interview:,4
?use k code-fix-review/review:,,5
?use k creative/poem:,,-6
?use k creative/story:,,5
?use k email-letter/personal-message:,,-6
?use k email-letter/work-email:,,11
?use k general/advice:,4,-5
?use k general/how-to:-4,9
?use k health-info/diet-fitness:,4
?use k health-info/symptom:,3,-3
?use k ideas-names/gift:,,4
?use k ideas-names/naming:,-4
?use k legal-info/rights:,3,-4
?use k marketing/campaign-plan:,,-4
?use k marketing/post-ad:,,10
?use length:,,-3
?use t article:,,4
?use t career:,,-5
?use t code-fix-review:,,5
?use t creative:5,-5
?use t email-letter:,,5
?use t finance-info:,,-3
?use t general:-5,11,-3
?use t health-info:,8,-7
?use t ideas-names:,-4,3
?use t legal-info:,3,-6
?use t marketing:,,6
?use t recipe:,7,9
?use t research-compare:,,-4
?use t rewrite:,,-3
?use t summarise:,,3
?use t support-reply:,,3
?use t translate:,,6
?use:,8,7
?where-country away:,5,-8
?where-country home:,3,7
?where-country k code-fix-review/fix:,5
?where-country k data/analysis:,-3
?where-country k email-letter/personal-message:,7
?where-country k general/advice:,-5
?where-country k general/fact:,9
?where-country k legal-info/contract:3
?where-country k marketing/campaign-plan:,,4
?where-country k plan/event:,,3
?where-country k plan/study:,7
?where-country k plan/travel:,,5
?where-country k research-compare/buying:4,,4
?where-country length:,9,5
?where-country t article:,-4
?where-country t career:,-3
?where-country t code-fix-review:,5
?where-country t code-write:,3
?where-country t email-letter:,3,-6
?where-country t extract-classify:,5
?where-country t general:-3,5,-4
?where-country t ideas-names:,-3
?where-country t legal-info:4,-4
?where-country t plan:,4,9
?where-country t research-compare:8,-4,4
?where-country t rewrite:,,4
?where-country t summarise:,4
?where-country t translate:,-4
?where-country t tutor:,5,-3
?where-country:5
?why-now away:,-6
?why-now home:,11,-12
?why-now k article/essay:,,-5
?why-now k article/speech:,,7
?why-now k career/cover-letter:,7,-6
?why-now k career/interview:,,11
?why-now k code-fix-review/review:,,4
?why-now k creative/poem:,,7
?why-now k creative/script:,,3
?why-now k creative/story:,,-4
?why-now k data/analysis:,,-3
?why-now k email-letter/formal-letter:,,-4
?why-now k email-letter/personal-message:,,3
?why-now k exam-lesson/exam:,,3
?why-now k general/advice:6,-5,4
?why-now k general/fact:-4,-5
?why-now k general/how-to:,7
?why-now k ideas-names/naming:,8
?why-now k legal-info/rights:,,3
?why-now k research-compare/study:3
?why-now length:,14
?why-now t career:,4
?why-now t creative:,,6
?why-now t data:,,-4
?why-now t email-letter:3
?why-now t exam-lesson:,,4
?why-now t general:3,,3
?why-now t health-info:,-6,3
?why-now t ideas-names:,7
?why-now t legal-info:,,3
?why-now t plan:,4,-6
?why-now t recipe:,,-5
?why-now t research-compare:6
?why-now t rewrite:,-3,3
?why-now t summarise:,,-3
?why-now t support-reply:,,5
?why-now t translate:,-3
?why-now t tutor:,,-3
?why-now:4
?work-ask away:,,3
?work-ask home:8,,-10
?work-ask length:7,,-3
?work-ask:9,,-8
?work-context away:4,,-4
?work-context length:,,-10
?work-context:,,-7
c audience length:-14,-5,4
c audience t agent-bot:-9,,6
c audience t article:,-6,-3
c audience t career:5,6,-3
c audience t code-fix-review:,5,-7
c audience t code-write:,-5,-5
c audience t creative:8,-13,4
c audience t data:,25,-9
c audience t email-letter:3,-17,10
c audience t exam-lesson:,12,-8
c audience t extract-classify:,-4,-3
c audience t finance-info:,-3
c audience t general:-18,12,13
c audience t health-info:,,11
c audience t ideas-names:,7,13
c audience t legal-info:3,7
c audience t marketing:,-5,-16
c audience t plan:-4,,10
c audience t recipe:,6
c audience t research-compare:4,3,-7
c audience t rewrite:,6,-3
c audience t roleplay:,,7
c audience t summarise:6
c audience t translate:,-7
c audience t tutor:,5,-6
c audience:,-3,7
c budget length:,-9,4
c budget t ideas-names:-3,3,3
c budget:-4,,4
c deadline length:-13,,8
c deadline t agent-bot:,8
c deadline t article:-3,,5
c deadline t career:,-7
c deadline t code-fix-review:,-6
c deadline t code-write:,-7
c deadline t creative:,4,-10
c deadline t email-letter:,,-12
c deadline t exam-lesson:,-4,4
c deadline t finance-info:,-6
c deadline t general:-5,6,5
c deadline t health-info:11,,-7
c deadline t ideas-names:-4,10,-8
c deadline t legal-info:-4,,-14
c deadline t marketing:,-10,10
c deadline t plan:5,-11,15
c deadline t recipe:3,-5
c deadline t research-compare:,-7,-5
c deadline t rewrite:,-8,-5
c deadline t translate:,,5
c deadline t tutor:,6,6
c deadline:-9,-4,-9
c details length:,-4,17
c details t agent-bot:5,6,-6
c details t article:13,-14,-8
c details t career:16,-13,-15
c details t code-fix-review:-3,-5
c details t code-write:11,-6,-5
c details t creative:,7,4
c details t data:,-9,-8
c details t email-letter:21,-9
c details t exam-lesson:-5,-3,7
c details t extract-classify:-3
c details t finance-info:,-11,8
c details t general:-5,7,-17
c details t health-info:-5,-7,-10
c details t ideas-names:,-13,19
c details t legal-info:,-8
c details t marketing:13,,-3
c details t plan:5
c details t recipe:5,6
c details t research-compare:-8,6
c details t rewrite:-9,14
c details t roleplay:-8,15
c details t summarise:-13,3,8
c details t support-reply:12,-8,-4
c details t translate:-3,4,-5
c details t tutor:-15,5,4
c details:12,,-27
c examples length:6,12,-8
c examples t agent-bot:3,-6,-5
c examples t code-fix-review:10
c examples t code-write:,-3,6
c examples t data:-6,-9
c examples t extract-classify:,,-4
c examples t ideas-names:3,,-4
c examples t plan:,7
c examples:,,-14
c exclusions length:-3,5,-7
c exclusions t agent-bot:,-6,16
c exclusions t article:,-7,6
c exclusions t career:3,7,-13
c exclusions t code-fix-review:,5,-8
c exclusions t code-write:,20
c exclusions t creative:6,-18,5
c exclusions t data:,4
c exclusions t email-letter:,-5,-5
c exclusions t exam-lesson:,-13,-4
c exclusions t extract-classify:,-7
c exclusions t finance-info:,-6,-6
c exclusions t general:-14,,-9
c exclusions t health-info:5,,6
c exclusions t ideas-names:4,-3,8
c exclusions t legal-info:-3,13
c exclusions t marketing:3,-12,7
c exclusions t plan:11,,8
c exclusions t recipe:9,-5,-3
c exclusions t research-compare:,,-9
c exclusions t rewrite:,7
c exclusions t roleplay:,-4,-3
c exclusions t summarise:,5
c exclusions t support-reply:,-5
c exclusions t translate:,18,-3
c exclusions t tutor:,6,6
c exclusions:-20,,-23
c format length:-3,,-5
c format t article:,18
c format t career:-7,-9,9
c format t code-fix-review:,-7,-5
c format t code-write:4,-4
c format t creative:11,,20
c format t data:,,-5
c format t email-letter:,4,29
c format t exam-lesson:15,-8,4
c format t extract-classify:,-4
c format t finance-info:,-3,-14
c format t general:-6,,-10
c format t health-info:,3,-6
c format t ideas-names:5,3,-5
c format t legal-info:-9,6
c format t marketing:5,-4,8
c format t plan:-9,-16,-8
c format t recipe:-3,-3
c format t research-compare:-14,7,-8
c format t rewrite:3,-4,-3
c format t roleplay:,,-3
c format t summarise:,-3
c format t translate:,18,-13
c format t tutor:,,-3
c format:-10,-5,3
c language length:11,3,-11
c language t article:7,-14,-5
c language t career:3
c language t code-fix-review:-12,7
c language t code-write:,-3,11
c language t creative:13,-17
c language t email-letter:-13,-5,12
c language t exam-lesson:-8,-4
c language t extract-classify:,,3
c language t general:8,-9,-4
c language t health-info:11
c language t ideas-names:,13,10
c language t legal-info:,-3
c language t marketing:4,,-3
c language t plan:,14,-7
c language t recipe:,,-4
c language t research-compare:,5
c language t rewrite:-6,6
c language t roleplay:,3
c language t summarise:-9,-6
c language t support-reply:,21,-8
c language t translate:,-7,-5
c language t tutor:-3,9
c language:5,-3,-13
c length length:-4,12
c length t article:15,-11,6
c length t career:-7,3,7
c length t code-fix-review:,23
c length t code-write:,28
c length t creative:7,-12,-12
c length t data:,6
c length t email-letter:-3,-20,-9
c length t exam-lesson:,-7,-8
c length t extract-classify:,,8
c length t general:-4,-4
c length t health-info:,4,-3
c length t ideas-names:,,4
c length t legal-info:,20
c length t marketing:-4,-3
c length t plan:,10,-5
c length t recipe:,20
c length t research-compare:,6
c length t rewrite:4,-8,-13
c length t roleplay:,-3,-5
c length t summarise:-3,-4,9
c length t support-reply:,-8
c length t translate:,-3
c length t tutor:,-8,9
c length:-7,,-15
c material length:-9,9,10
c material t article:-4
c material t career:-4
c material t code-fix-review:,,-4
c material t code-write:,-8,6
c material t creative:,14,-5
c material t data:13,-14,6
c material t extract-classify:-3,-3,10
c material t general:-3,7
c material t health-info:,,-6
c material t plan:,,-5
c material t recipe:8,,-12
c material t research-compare:,-3
c material t summarise:-3,-4,8
c material t translate:,,9
c material t tutor:5,6,-10
c material:-3,,-3
c none length:8,,-4
c none t agent-bot:17,4,-7
c none t article:-7,7,-3
c none t career:15,,4
c none t code-fix-review:11,-11,14
c none t code-write:,-11,-25
c none t creative:-17,9,10
c none t data:,-10,-4
c none t email-letter:11,22,-14
c none t exam-lesson:3,-7,7
c none t extract-classify:,12,-6
c none t finance-info:6,7,-5
c none t general:-5,9
c none t health-info:,-10
c none t ideas-names:-12,3,4
c none t legal-info:4,-13,8
c none t marketing:-3,4
c none t plan:14,,-9
c none t recipe:-4,,-7
c none t research-compare:-7,-17,19
c none t rewrite:-11,9,15
c none t roleplay:,4,8
c none t summarise:14,5,-9
c none t support-reply:,11,4
c none t translate:-5,14,-8
c none t tutor:,-13,15
c none:,,-6
c place length:5,,-4
c place t agent-bot:,-4
c place t article:-3,,-5
c place t career:,-6,-7
c place t code-fix-review:-4,12
c place t code-write:,14,-5
c place t creative:-9,5
c place t data:,,7
c place t email-letter:,8,-13
c place t exam-lesson:5,-3
c place t extract-classify:,12
c place t finance-info:-4,-7,9
c place t general:-5,5,4
c place t health-info:-3,-3,-3
c place t ideas-names:,-6,-14
c place t legal-info:20,,-13
c place t marketing:3
c place t plan:-4,-3,8
c place t recipe:,-3,4
c place t research-compare:22,-20,6
c place t rewrite:-3,-4,9
c place t roleplay:-3,,5
c place t summarise:,9,-4
c place t support-reply:,-5,-4
c place t translate:,-9,7
c place t tutor:-4,9,-5
c place:-5
c purpose length:-4,-6,3
c purpose t agent-bot:-4,-4,4
c purpose t article:-3,,14
c purpose t career:-5,6,11
c purpose t code-fix-review:,-8
c purpose t code-write:3,,-4
c purpose t creative:3,,14
c purpose t email-letter:3,-4,11
c purpose t exam-lesson:,-8,-3
c purpose t extract-classify:,-5,-14
c purpose t finance-info:-3,,3
c purpose t general:12,12,-9
c purpose t health-info:-9
c purpose t ideas-names:4,17,-10
c purpose t legal-info:,-11,5
c purpose t marketing:-6,-4,-3
c purpose t plan:-7,,5
c purpose t recipe:,8,15
c purpose t research-compare:6,-8,-5
c purpose t rewrite:8,-6,-10
c purpose t roleplay:,-7,-4
c purpose t summarise:10,-5,-5
c purpose t support-reply:,-3,15
c purpose t translate:11,-7,4
c purpose t tutor:3,,-13
c purpose:-9,-15,16
c role length:-3,-14,15
c role t legal-info:-4,,4
c role t roleplay:,,-5
c role:-6,-7,15
c story length:-7,-5,11
c story t agent-bot:-10
c story t article:-16,5,-4
c story t career:,-14,6
c story t code-fix-review:-4,,-8
c story t code-write:-14,-4
c story t creative:-19,23,-5
c story t data:-3,10,-15
c story t email-letter:,-3,5
c story t exam-lesson:,-4
c story t extract-classify:4,3
c story t finance-info:3,-3
c story t general:15,,-7
c story t health-info:,4
c story t ideas-names:,-6
c story t legal-info:,-10,15
c story t marketing:-8,-6,-5
c story t plan:13,,-10
c story t recipe:-12,-8,5
c story t research-compare:5,-3
c story t rewrite:-11,10,-3
c story t roleplay:-5,14,8
c story t summarise:-3,5
c story t support-reply:-6,-4,5
c story t translate:,-4,3
c story t tutor:-10,9,6
c story:,-4,-7
c success length:-5,-5,7
c success t article:,10,-12
c success t career:,-7,-4
c success t code-fix-review:-3,3,10
c success t code-write:5,-9,13
c success t creative:-11,-3,-7
c success t data:11,-7
c success t email-letter:-4,7
c success t exam-lesson:4,15
c success t finance-info:4
c success t general:,6,-4
c success t health-info:,11
c success t ideas-names:-6,-7
c success t legal-info:-3
c success t marketing:7,-3
c success t plan:,-15,-8
c success t recipe:-4,-4
c success t research-compare:12,3
c success t rewrite:3,12,8
c success t summarise:,-3
c success t support-reply:4,-5
c success t translate:4,-3
c success t tutor:,-5
c success:,-10,-4
c tone length:5,9,-6
c tone t agent-bot:6,-4
c tone t article:,-15,11
c tone t creative:3,-6,3
c tone t email-letter:-14,-5,3
c tone t general:-3,4,5
c tone t ideas-names:5,-6,-15
c tone t plan:,,-4
c tone t recipe:,7
c tone t rewrite:6
c tone t roleplay:6,,-8
c tone t translate:-4,,5
c tone:,-6,-5
c tried length:14,,-10
c tried t agent-bot:,4
c tried t article:-5,23
c tried t code-fix-review:10,-17
c tried t code-write:,-13
c tried t creative:-10,22,-3
c tried t data:,-11,6
c tried t email-letter:-5,5,-5
c tried t exam-lesson:-4,17
c tried t general:22,-14
c tried t health-info:5,,3
c tried t ideas-names:,-13
c tried t legal-info:4,,-5
c tried t marketing:,13,-5
c tried t plan:-13
c tried t recipe:,-5
c tried t research-compare:-3
c tried t roleplay:,-8
c tried t summarise:-5,4
c tried t support-reply:,-5
c tried t translate:,6
c tried t tutor:7,-19
c tried:5,,-22
choice:-7,,-3
fact age:-4,13,-5
fact codeLanguage:6,-6,-12
fact condition:-6,-4,11
fact count:-3,12,-6
fact country:-10,-15,19
fact date:,-6,4
fact deadline:,27,-28
fact diet:14,-12,3
fact doctor:9,-3,5
fact duration:,-3,-3
fact edgeCase:-7,-6,-7
fact error:,-3,12
fact failure:,7,-8
fact ingredients:22,12,-9
fact kitchenTool:,,4
fact languageName:-10,20,-4
fact level:3,-4,-5
fact money:-14,-11,15
fact number:-3,-3,14
fact occasion:,-5
fact papers:-6,14,-4
fact people:-5,-6,12
fact platform:-7,-15,21
fact relation:,-5
fact reviewFocus:,,8
fact reviewStage:,,4
fact runs:-4,25,-14
fact schoolClass:,10,-15
fact sheetTool:-3,-6,9
fact since:,14,-5
fact symptoms:3,-8,-13
fact textLength:-6,4,-4
fact tried:11,-10,17
fact:-25,-11,41
k agent-bot own:7,4
k agent-bot shared:,-3
k agent-bot wide:,-5,4
k article open:,6
k article own:,5,-8
k article shared:-8,,-4
k article wide:-4,3
k article/essay open:-4,7
k article/essay own:,-20
k article/essay shared:14,-18,-10
k article/essay wide:4
k article/speech open:-6,-4
k article/speech own:5,12,3
k article/speech shared:-4,8,17
k article/speech wide:,-3,6
k career own:,,3
k career/cover-letter open:5,-6
k career/cover-letter own:,-14,-4
k career/cover-letter shared:3,,-8
k career/cv open:-4,7,-4
k career/cv own:-4,7
k career/cv shared:5,-13,-6
k career/interview open:7,-6
k career/interview own:7,-18,-7
k career/interview shared:-4,5,20
k career/interview wide:3
k code-fix-review/fix open:-7,,3
k code-fix-review/fix own:,15
k code-fix-review/fix shared:3,10,-17
k code-fix-review/review own:,-17,-7
k code-fix-review/review shared:5,-10,11
k code-write open:5,-6
k code-write shared:,,-12
k code-write wide:3,-4,-3
k creative open:4,-3
k creative own:,18
k creative shared:-6,16,13
k creative wide:-4
k creative/poem open:-11,5,9
k creative/poem own:-6,-8,3
k creative/poem shared:-6,-5,6
k creative/script open:-8,8
k creative/script shared:7,-9,-6
k creative/story open:16,-10,-3
k creative/story own:,-3
k creative/story shared:5
k data/analysis open:-9,,-4
k data/analysis own:3,-8,-11
k data/analysis shared:16,-21,-7
k data/formula open:16,-4,-4
k data/formula own:,11,7
k data/formula shared:-16,16,-3
k data/formula wide:-4,-9
k email-letter/formal-letter open:,8,3
k email-letter/formal-letter own:4,-7,6
k email-letter/formal-letter shared:3,-6,-8
k email-letter/personal-message open:-6,,10
k email-letter/personal-message own:-3,16
k email-letter/personal-message shared:,,17
k email-letter/proposal own:-4,-8,-4
k email-letter/proposal shared:6,-8,-16
k email-letter/work-email open:-7,-4
k email-letter/work-email own:6,-14,-4
k email-letter/work-email shared:-6,4,9
k exam-lesson/exam open:8,-3,-3
k exam-lesson/exam own:-5,7,-3
k exam-lesson/exam shared:3,,-3
k exam-lesson/exam wide:,,4
k exam-lesson/lesson open:,-5,7
k exam-lesson/lesson own:9,-7,3
k exam-lesson/lesson shared:,-6,-4
k extract-classify own:-3,-11
k extract-classify shared:,3,-3
k extract-classify wide:-3,5
k finance-info open:,-5
k finance-info own:,-5
k finance-info shared:4,-21,-7
k finance-info wide:5,-5,4
k general own:-4,-14,-10
k general shared:,3,-6
k general/advice open:6
k general/advice own:17,-9,-6
k general/advice shared:19,-18,-6
k general/advice wide:15,-6,-5
k general/fact open:-8,6
k general/fact own:-27,24,12
k general/fact shared:-32,34,-8
k general/fact wide:,4
k general/how-to open:12,-12
k general/how-to own:9,10
k general/how-to shared:-3,8
k general/how-to wide:-17,10
k health-info own:-4,,4
k health-info/diet-fitness open:-6
k health-info/diet-fitness own:3,17
k health-info/diet-fitness shared:9,-7,9
k health-info/drug open:7,-5
k health-info/drug own:7,-3,-11
k health-info/drug shared:,10,-14
k health-info/drug wide:,-5
k health-info/symptom open:3,,-4
k health-info/symptom own:,-9,4
k health-info/symptom shared:-7,,-4
k ideas-names/activity own:-3
k ideas-names/activity shared:,-18,-7
k ideas-names/activity wide:5
k ideas-names/gift own:11,-13
k ideas-names/gift shared:,,13
k ideas-names/gift wide:-4,-6,7
k ideas-names/naming own:-3,15
k ideas-names/naming shared:-8,17,-7
k ideas-names/naming wide:-4,9
k legal-info/contract open:-3,6
k legal-info/contract own:-12,18
k legal-info/contract shared:,-5,-6
k legal-info/procedure open:-3
k legal-info/procedure own:6
k legal-info/procedure shared:,3,3
k legal-info/rights open:10,,-6
k legal-info/rights own:8,-7,4
k legal-info/rights shared:-3,-4
k marketing own:,-3,-6
k marketing shared:,-6,-3
k marketing wide:,-3
k marketing/campaign-plan open:3,-5
k marketing/campaign-plan own:10,-16,3
k marketing/campaign-plan shared:10,-17,-10
k marketing/campaign-plan wide:,-6
k marketing/post-ad open:,4,-4
k marketing/post-ad own:,10,4
k marketing/post-ad shared:-9,3,12
k marketing/post-ad wide:,7,-5
k marketing/product-description open:-8,5
k marketing/product-description own:-4
k marketing/product-description shared:4,,8
k plan shared:,-3
k plan/event open:-8,8
k plan/event own:-11,13
k plan/event shared:-4,15,7
k plan/project open:,6,-3
k plan/project own:-3,-9
k plan/project shared:14,-21,-13
k plan/routine open:,,-3
k plan/routine own:-4,,7
k plan/routine shared:,9,3
k plan/study own:8,6
k plan/study shared:5,,-14
k plan/travel open:,-5,8
k plan/travel own:16,-19,-8
k plan/travel shared:-8,-9,7
k recipe open:,-7
k recipe own:,11,-4
k recipe wide:-6,9
k research-compare open:-3
k research-compare own:-3,-9
k research-compare shared:8,,-9
k research-compare wide:,-3
k research-compare/buying open:11,-7
k research-compare/buying own:8,7,-3
k research-compare/buying shared:-4,3
k research-compare/buying wide:,-4
k research-compare/study open:-6
k research-compare/study own:-3,-7
k research-compare/study shared:3,-6,-3
k research-compare/study wide:,-3
k rewrite open:-3,6
k rewrite own:-5,14,-8
k rewrite shared:,4,-4
k rewrite wide:-6,8
k roleplay own:-5,4
k roleplay shared:,6
k summarise open:-4
k summarise own:,9
k summarise shared:,-3,3
k support-reply own:,-6
k support-reply shared:,-3,9
k support-reply wide:10,-3,-5
k translate open:-5,7
k translate own:-4,10,-4
k translate wide:,,-5
k tutor open:-7
k tutor own:-4,,3
k tutor shared:,,4
k tutor wide:-5,3
length:-14,3,21
open home:,-5,-7
open length:,,10
open near odds:5,,3
open near:-7,4,-4
open odds:15,-18,7
open place:,-6,-7
open top:,-23,-11
open:-4,-5,-25
own home:,-9,-5
own length:-7,-10,13
own near odds:-4,,3
own near:5,29,-14
own odds:10,-17
own place:4,15,20
own top:-6,-43,-3
own:-22,-19,-27
part:,-9,13
shared home:-9,-5,-5
shared length:5,,-4
shared near odds:3
shared near:-6,-9
shared odds:,,5
shared place:-9,10
shared top:3,-26,-21
shared:-19,-18,-29
slot:-6,-8,24
stated audience:,-4,-5
stated deadline:4,14,5
stated examples:-8
stated exclusions:4,,20
stated format:-18,-4,24
stated language:6
stated length:6,-7,7
stated material:3,-8
stated place:-10,4,-13
stated purpose:4,,-9
stated role:,4,-13
stated success:-4,13,-7
stated tone:-9,-7,4
t agent-bot own:7,4
t agent-bot shared:,-3
t agent-bot wide:,-5,4
t article open:-12,9,-3
t article own:5
t article shared:,-9
t career open:9,-5,-7
t career own:6,-25,-7
t career shared:,-4,5
t career wide:8
t code-fix-review open:-5
t code-fix-review own:3,,-4
t code-fix-review shared:9,,-6
t code-write open:5,-6
t code-write shared:,,-12
t code-write wide:3,-4,-3
t creative open:,,5
t creative own:-7,9,3
t creative shared:,,12
t creative wide:-9,6
t data open:7,-3,-8
t data own:4,3,-6
t data shared:,-5,-10
t data wide:,-10
t email-letter open:-13,,12
t email-letter own:5,-11
t email-letter shared:,-8
t exam-lesson open:6,-8,4
t exam-lesson own:4
t exam-lesson shared:,-5,-7
t exam-lesson wide:,,5
t extract-classify own:-3,-11
t extract-classify shared:,3,-3
t extract-classify wide:-3,5
t finance-info open:,-5
t finance-info own:,-5
t finance-info shared:4,-21,-7
t finance-info wide:5,-5,4
t general open:8,-8,-5
t general own:-5,12
t general shared:-15,27,-19
t general wide:,7,-8
t health-info open:5,,-7
t health-info own:4,7
t health-info shared:,4,-8
t health-info wide:4,-7
t ideas-names open:5,-5
t ideas-names own:5,3
t ideas-names shared:-7
t ideas-names wide:-3,,7
t legal-info open:3,7,-8
t legal-info own:3,8,4
t legal-info shared:,-8
t legal-info wide:,-6
t marketing open:-4,,-5
t marketing own:5,-9
t marketing shared:7,-21,6
t marketing wide:5,,-7
t plan open:-6,8
t plan own:4,-10
t plan shared:6,-9,-9
t recipe open:,-7
t recipe own:,11,-4
t recipe wide:-6,9
t research-compare open:,-4
t research-compare own:,-9
t research-compare shared:7,-4,-13
t research-compare wide:,-10
t rewrite open:-3,6
t rewrite own:-5,14,-8
t rewrite shared:,4,-4
t rewrite wide:-6,8
t roleplay own:-5,4
t roleplay shared:,6
t summarise open:-4
t summarise own:,9
t summarise shared:,-3,3
t support-reply own:,-6
t support-reply shared:,-3,9
t support-reply wide:10,-3,-5
t translate open:-5,7
t translate own:-4,10,-4
t translate wide:,,-5
t tutor open:-7
t tutor own:-4,,3
t tutor shared:,,4
t tutor wide:-5,3
wide home:4,,-9
wide length:-11,11
wide near odds:4,-6,10
wide near:3,-4,-4
wide odds:20,-17,-3
wide place:4,,-9
wide top:-13,-11,-7
wide:-11,-11,-22`;
