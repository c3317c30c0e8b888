// Written by `npm run train -- fit`. Do not edit.
/** What was learned of what a question is worth; see training/fit. */
export const WORTH_BIAS: readonly number[] = [-0.398, -0.161, -1.011];
export const WORTH_LINES = `?activity-goal away:,-3,4
?activity-goal home:,,-4
?activity-goal:-3,-3
?activity-have home:-3,5,6
?activity-have length:,-8,9
?activity-have:-4,3,9
?activity-when home:-3,3
?activity-when length:,5,-4
?activity-when:-3,3
?activity-who away:,-3,5
?activity-who length:,-6,6
?activity-who:,,7
?advice-fear away:,3
?advice-fear home:,,4
?advice-fear:-4,9
?advice-happened away:4,-7,5
?advice-happened home:-7,-3
?advice-happened length:,-5,8
?advice-happened:-7,-6,9
?advice-need away:3,-4
?advice-need home:4,-5,8
?advice-need length:-6,,10
?advice-need:9,-10,10
?advice-people away:,,-4
?advice-people home:,-3,5
?advice-people length:,-3
?advice-people:,-5
?advice-want away:-4,,8
?advice-want home:9,,-7
?advice-want length:7,8,-12
?advice-want:9,-5
?advice-world home:,-3,-4
?advice-world length:,-3,-7
?advice-world:,,-7
?article-focus away:,-3
?article-focus home:,-4
?article-focus length:-6
?article-focus:,-7,-3
?article-idea away:6,,-4
?article-idea home:3
?article-idea length:10,-7,-9
?article-idea:11,-8,-8
?article-own away:9,4,-6
?article-own length:19,-5,-11
?article-own:11,,-9
?article-place length:,-4
?article-reader length:,,3
?article-reader:,-3,-3
?article-sources home:,-3,-4
?article-sources length:,6,-4
?article-sources:,,-5
?article-tone away:,5,-5
?article-tone length:,9
?article-tone:,3,-4
?bot-actions away:,-4,4
?bot-actions home:4,-3,-4
?bot-actions length:10,-8
?bot-actions:5,-7
?bot-handover home:,3,5
?bot-handover length:,5,5
?bot-handover:,3,3
?bot-hard home:,-4
?bot-hard length:10,-3,-3
?bot-job away:,,4
?bot-job home:-3
?bot-job length:-5,,12
?bot-job:-4,-3,6
?bot-knows home:,7,-3
?bot-knows length:,8,-3
?bot-knows:,7,-4
?bot-never away:,,-3
?bot-never home:,,5
?bot-never length:-3,,5
?bot-unknown away:3,3
?bot-unknown home:9,,-5
?bot-unknown length:22,-8,-7
?bot-unknown:12,,-6
?bot-users away:,,-3
?bot-users home:-4
?bot-users:-4
?bot-voice home:4
?bot-voice length:13,-4,-5
?bot-voice:4,-3
?bot-where away:,-3,4
?bot-where length:-3,-4,8
?bot-where:,-4,5
?buy-budget away:,,-4
?buy-budget home:3
?buy-budget length:,,-4
?buy-budget:5,-3,-4
?buy-must away:,-5,6
?buy-must home:,,-4
?buy-must length:,-13
?buy-must:-4
?buy-now home:3,4,-9
?buy-now length:4,-12
?buy-now:,4,-8
?buy-state:,-3,-3
?buy-use away:,,-4
?buy-use home:-4,4,9
?buy-use length:,-7,8
?buy-use:-5,4,5
?buy-years home:10,5,-4
?buy-years length:8,-13,3
?buy-years:9,9,-4
?campaign-budget length:,,4
?campaign-budget:,-3,3
?campaign-goal length:,,3
?campaign-have away:,4
?campaign-have home:8,,-3
?campaign-have length:12,12,-10
?campaign-have:11,5,-8
?campaign-time home:,,4
?campaign-time length:,,5
?campaign-time:,,7
?career-achieve away:-7,13,-7
?career-achieve length:6,7,-9
?career-achieve:-6,15,-8
?career-exclude away:,3,-4
?career-exclude home:,,-4
?career-exclude length:,8,-11
?career-exclude:-3,4,-8
?career-experience away:,-4,6
?career-experience home:,,3
?career-experience length:-20,-8,14
?career-experience:3,,10
?career-gap away:-4,8,-3
?career-gap home:-14,-8,4
?career-gap length:5,-5,8
?career-gap:-18
?career-job away:,-4
?career-job home:-4,-3,8
?career-job length:-4,,5
?career-job:,-7,9
?career-language away:,,6
?career-language home:-4,-3
?career-language length:,,5
?career-language:,-3,9
?career-now away:,11
?career-now length:,7,-3
?career-now:-3,7
?career-skills away:5,,-3
?career-skills home:4,3,-5
?career-skills length:,3,-5
?career-skills:8,5,-8
?class-avoid home:-4,-3
?class-avoid length:,3,-4
?class-avoid:-5,-5
?class-covered away:-4,4
?class-covered home:6
?class-covered length:,-6
?class-covered:3,5,4
?class-weak away:,6
?class-weak home:7,,-10
?class-weak length:10,8,-10
?class-weak:7,8,-10
?class-who away:,,-3
?class-who home:-3
?class-who length:,4,3
?class-who:-4,4
?code-edge away:-4,-4,-6
?code-edge home:,12
?code-edge length:,7
?code-edge:-3,7,-5
?code-have home:-6
?code-have:-6,-3
?code-input home:,,3
?code-input length:-12,,8
?code-input:4
?code-language home:,,5
?code-language length:-8,,5
?code-language:,-3,5
?code-limits away:,5
?code-limits:-3,5
?code-output away:,5
?code-output home:,,6
?code-output length:-6,3,4
?code-output:,3,7
?code-runs away:-3,6
?code-runs home:,4
?code-runs length:6,8
?code-runs:-3,10
?code-size away:,7
?code-size home:-4,5,-9
?code-size length:,,-5
?code-size:-5,11,-9
?code-skill away:,8
?code-skill home:-7,5,-12
?code-skill length:9,-7,-9
?code-skill:-5,11,-14
?compare-criteria away:5
?compare-criteria home:6
?compare-criteria length:6,-10
?compare-criteria:14
?compare-decision length:,-5,-6
?compare-form away:,,-4
?compare-form home:-6
?compare-form length:,-3
?compare-form:-8,,-4
?compare-known away:-3
?compare-known home:-3
?compare-known length:,6,-6
?compare-known:-9,,-7
?compare-limits away:,,-3
?compare-limits length:6,-11
?compare-limits:-3,,-4
?compare-me away:,-6,7
?compare-me length:,,7
?compare-me:-3,-7,9
?compare-options away:,-7,8
?compare-options home:-5,,15
?compare-options length:-5,-9,12
?compare-options:-8,-9,23
?contract-kind home:-3,,4
?contract-kind length:,-7,9
?contract-kind:-5,,9
?contract-side length:,-4
?contract-side:,,3
?contract-stage away:,-3,5
?contract-stage:,,12
?contract-terms home:,,-4
?contract-terms length:,,-3
?contract-terms:,-4,-5
?contract-worry home:-3,,6
?contract-worry length:,-9,8
?contract-worry:-6,,5
?cover-reader home:,,-5
?cover-reader length:,,-10
?cover-reader:,,-5
?cover-why away:-4,7
?cover-why home:9,,-3
?cover-why length:8,4,-9
?cover-why:10,4,-8
?creative-ending away:,6,-3
?creative-ending home:,-4
?creative-ending length:-3,4
?creative-ending:-3,-5,-6
?creative-feel away:,8,-4
?creative-feel home:,-6
?creative-feel:3
?creative-for home:-5
?creative-for length:,,11
?creative-for:-5,-4
?creative-language away:-5
?creative-language home:,-4
?creative-language length:4,4
?creative-language:-6
?creative-length away:,,-6
?creative-length home:3,-6,7
?creative-length length:7,5,-5
?creative-length:3,-5
?creative-true away:6,3
?creative-true home:,-7,3
?creative-true length:-6,,5
?creative-true:10,-5
?creative-voice away:,4,-3
?creative-voice home:,-6
?creative-voice length:-8,4,-11
?creative-voice:4,,-4
?cv-length home:-3,7
?cv-length length:,,4
?cv-length:-5,4
?cv-study away:4,3
?cv-study home:-3,3
?cv-study length:,10,-3
?cv-study:3,7,-5
?data-columns home:-3
?data-columns length:,-7
?data-columns:-4
?data-compare home:-3,-3,5
?data-compare length:-3,-3,6
?data-compare:-4,3,5
?data-context away:,3
?data-context home:,,-4
?data-context length:,16,-10
?data-context:,9,-8
?data-dirty away:3,4,-4
?data-dirty length:-4,6
?data-dirty:4,,-3
?data-expect home:5
?data-expect length:8,,-4
?data-expect:4,-3
?data-form length:,,-5
?data-question home:,-3,3
?data-question length:,-4,7
?data-question:,,5
?data-reader away:,,-3
?data-reader home:,,-3
?data-reader length:,6,-6
?data-reader:,,-7
?data-size home:,,11
?data-size length:,,-3
?data-size:,-3,13
?data-tool away:5
?data-tool home:4,4,-5
?data-tool length:7,7,-9
?data-tool:10,,-4
?deadline away:-7
?deadline home:,6
?deadline k article/speech:,,3
?deadline k career/interview:,,4
?deadline k code-fix-review/fix:,-4
?deadline k email-letter/formal-letter:,-3
?deadline k email-letter/personal-message:,,-3
?deadline k email-letter/work-email:,-3
?deadline k general/advice:,-4
?deadline k general/fact:,6
?deadline k health-info/diet-fitness:,6
?deadline k health-info/drug:,-4
?deadline k legal-info/procedure:,5
?deadline k plan/study:,,5
?deadline k research-compare/buying:,-3
?deadline length:,5,-3
?deadline t agent-bot:,3
?deadline t career:,-3,3
?deadline t code-fix-review:,-6
?deadline t code-write:,-6
?deadline t creative:,,-4
?deadline t data:,-4
?deadline t email-letter:,-7
?deadline t general:,,3
?deadline t health-info:,3
?deadline t legal-info:,9
?deadline t plan:3,,5
?deadline t research-compare:,-5
?deadline t rewrite:,4
?deadline t summarise:,3
?deadline t translate:,-4
?deadline:-9,8
?describe-facts away:-4,,7
?describe-facts home:-5,,4
?describe-facts length:-3,-7,8
?describe-facts:-10,,12
?describe-use away:,3
?describe-use length:,3
?diet-body away:,-5
?diet-body home:-4,,5
?diet-body:-4,-7,4
?diet-day away:,-7,6
?diet-day length:,-6,5
?diet-day:,-3,5
?diet-food away:,,3
?diet-food home:,,4
?diet-food length:,,5
?diet-food:,-3,7
?diet-goal away:,-5,6
?diet-goal length:,,5
?diet-goal:,-8,6
?diet-means away:,,-4
?diet-means length:-3,11
?diet-means:,,-4
?drug-effect length:,-4,7
?drug-effect:,-7,10
?drug-name away:,-4,7
?drug-name home:,-3,3
?drug-name length:3,-6,11
?drug-name:,-10,15
?drug-others away:,-5,7
?drug-others home:9,-3
?drug-others length:,-5,9
?drug-others:6,-10,12
?drug-why away:,,-3
?drug-why length:,3,-3
?drug-why:-3,5,-6
?essay-claim home:,3,3
?essay-claim length:,,3
?essay-claim:,4,3
?essay-level away:3
?essay-level length:-4,,4
?essay-level:3
?essay-material:-3,,-3
?essay-teacher length:,3
?essay-teacher:,5,-3
?event-avoid away:,-6
?event-avoid home:,3
?event-avoid length:8,,-6
?event-avoid:7,,-4
?event-budget away:,-5
?event-budget length:,12
?event-date away:,-5
?event-date length:,-3,8
?event-date:,-8,6
?event-guests away:,-5
?event-guests length:,,-5
?event-guests:,-7,-5
?event-helpers away:,-4
?event-helpers length:,9,-4
?event-helpers:,,-5
?event-must away:4,-6
?event-must home:9,-3
?event-must length:16,,-5
?event-must:13,-6,-5
?event-place away:,-6,8
?event-place:,-9,10
?event-what away:,-4,8
?event-what length:,,4
?event-what:,-6,12
?exam-answers home:-3,-3,11
?exam-answers length:-3,,10
?exam-answers:-3,-4,9
?exam-level home:5,-3
?exam-level length:3,-3
?exam-level:4,-5
?exam-minutes home:,5,-5
?exam-minutes length:,5,-6
?exam-minutes:,7,-6
?exam-purpose home:,,-3
?exam-purpose length:,,-5
?exam-purpose:,,-6
?exam-shape home:4
?exam-shape length:,-3,6
?exam-shape:5,-5
?exclude home:3,-5,4
?exclude k article/speech:,-3,3
?exclude k career/cover-letter:,-3
?exclude k career/interview:,4
?exclude k creative/poem:,-3
?exclude k email-letter/formal-letter:3,-5
?exclude k email-letter/personal-message:7,,6
?exclude k general/fact:,3
?exclude k general/how-to:,5
?exclude k health-info/diet-fitness:,-4
?exclude k health-info/symptom:,6
?exclude k ideas-names/activity:,-4
?exclude k ideas-names/naming:,3
?exclude k legal-info/rights:,4
?exclude k marketing/post-ad:-3
?exclude k marketing/product-description:,,7
?exclude k plan/event:-3,6
?exclude k plan/project:,3
?exclude k plan/routine:,-3
?exclude k plan/travel:,10
?exclude k research-compare/buying:,5
?exclude length:5,,4
?exclude t agent-bot:,-4,10
?exclude t article:,-3,3
?exclude t code-write:,5
?exclude t creative:,-10,3
?exclude t email-letter:11,-9,3
?exclude t extract-classify:,-3
?exclude t finance-info:,7
?exclude t general:,7,-4
?exclude t health-info:,4
?exclude t ideas-names:,-3
?exclude t legal-info:,4
?exclude t marketing:-5
?exclude t plan:-7,14,-4
?exclude t recipe:9
?exclude t roleplay:4,-4,-3
?exclude t summarise:,-9
?exclude t translate:,4
?exclude t tutor:,8
?exclude:,4,-3
?extract-example length:-3,6
?extract-example:,5,-3
?extract-fields length:,,6
?extract-many away:,3,-3
?extract-many home:,,5
?extract-many length:,5,3
?extract-many:,,3
?extract-source length:,,8
?extract-unclear away:,5
?extract-unclear home:,3,-4
?extract-unclear length:,3,-4
?extract-unclear:,8,-5
?extract-use away:,7
?extract-use home:,,-7
?extract-use length:,,-6
?extract-use:,8,-8
?extract-wording home:,5,-3
?extract-wording length:,8,-3
?extract-wording:,5,-3
?fact-length home:5,-4
?fact-length length:-4,3
?fact-length:5,-5
?fact-source home:,-4
?fact-source length:,3
?fact-source:,-4
?facts-agent-bot length:,-3,4
?facts-agent-bot:,-3
?facts-article away:-4,-5
?facts-article length:,4,3
?facts-article-essay length:-3,5
?facts-article-speech away:,8
?facts-article-speech home:-4
?facts-article-speech length:12,5,-3
?facts-article-speech:-7,9,-3
?facts-article:-4,-7
?facts-career-cover-letter away:-5,8
?facts-career-cover-letter home:3,-3
?facts-career-cover-letter length:-6,6
?facts-career-cover-letter:-6,8
?facts-career-cv length:,6
?facts-career-cv:-3,5
?facts-career-interview home:7,-3
?facts-career-interview length:6
?facts-career-interview:6
?facts-code-fix-review-fix away:11,-13
?facts-code-fix-review-fix home:-4
?facts-code-fix-review-fix length:-5,-7,6
?facts-code-fix-review-fix:9,-13
?facts-code-fix-review-review length:3,-4
?facts-code-write away:,-4
?facts-code-write length:8
?facts-code-write:,-5
?facts-creative-poem away:,4
?facts-creative-poem home:-5,,3
?facts-creative-poem length:4
?facts-creative-poem:4,,5
?facts-creative-script home:-4,4
?facts-creative-script length:-3,5
?facts-creative-story length:3
?facts-creative-story:,,-3
?facts-data-analysis away:-4,5
?facts-data-analysis length:,,-3
?facts-data-analysis:-6,6,-3
?facts-data-formula home:-3,-4
?facts-data-formula length:,6
?facts-data-formula:,-5
?facts-email-letter-formal-letter away:,3
?facts-email-letter-formal-letter home:-4,4
?facts-email-letter-formal-letter length:,-6,3
?facts-email-letter-formal-letter:,5,3
?facts-email-letter-personal-message home:,-7,4
?facts-email-letter-personal-message length:-16,-4,11
?facts-email-letter-personal-message:-4,-7,8
?facts-email-letter-proposal:,-3
?facts-email-letter-work-email away:5,-5
?facts-email-letter-work-email length:,-5
?facts-email-letter-work-email:5,,-3
?facts-exam-lesson-exam home:,4
?facts-exam-lesson-exam length:5,-3
?facts-exam-lesson-exam:,6
?facts-exam-lesson-lesson home:,-3,4
?facts-exam-lesson-lesson length:-5,,8
?facts-exam-lesson-lesson:4,-5,5
?facts-extract-classify length:,3,-4
?facts-extract-classify:-3,,-3
?facts-finance-info away:,-3
?facts-finance-info home:,7
?facts-finance-info length:4,5
?facts-finance-info:,4
?facts-general away:6,-8
?facts-general home:4,-5
?facts-general length:,-9
?facts-general-fact away:-3
?facts-general-fact home:-10,9
?facts-general-fact length:5,-13
?facts-general-fact:-16,5
?facts-general:13,-11
?facts-health-info-diet-fitness home:3
?facts-health-info-drug home:5,-4
?facts-health-info-drug:8
?facts-health-info-symptom away:,3
?facts-health-info-symptom home:4,-4
?facts-health-info-symptom length:-13,9,-5
?facts-health-info-symptom:,-3,-4
?facts-ideas-names away:,6
?facts-ideas-names length:,-4
?facts-ideas-names:,3,4
?facts-legal-info-contract home:-3,4
?facts-legal-info-contract length:,-3
?facts-legal-info-contract:-8,9
?facts-legal-info-rights away:-4,4
?facts-legal-info-rights home:11,-6
?facts-legal-info-rights length:-4,,-7
?facts-legal-info-rights:9,-6,-6
?facts-marketing length:,,-5
?facts-marketing-campaign-plan:3,-5
?facts-marketing-post-ad home:,5
?facts-marketing-post-ad length:10,-3
?facts-marketing-post-ad:,5,-3
?facts-marketing-product-description away:-5,7
?facts-marketing-product-description length:,3
?facts-marketing-product-description:-7,9
?facts-marketing:-3,3,-4
?facts-plan-event away:,-5
?facts-plan-event home:,5
?facts-plan-event length:-3,10
?facts-plan-event:-3,4
?facts-plan-project away:,-6
?facts-plan-routine away:3,-4
?facts-plan-routine home:3,-3
?facts-plan-routine length:9
?facts-plan-routine:7,-8
?facts-plan-study home:3
?facts-plan-travel away:,-5
?facts-plan-travel home:,-4
?facts-plan-travel length:-10,4,6
?facts-plan-travel:,-13,4
?facts-recipe away:,6
?facts-recipe length:-9,8
?facts-recipe:,5
?facts-research-compare-buying home:3,3
?facts-research-compare-buying length:,-4
?facts-research-compare-buying:3,5
?facts-research-compare-study length:3
?facts-research-compare-study:,-9
?facts-rewrite away:,-3
?facts-rewrite home:,3
?facts-rewrite length:-6,4,4
?facts-roleplay away:4,-4
?facts-roleplay home:3,,3
?facts-roleplay length:5,,-3
?facts-roleplay:7,-5
?facts-summarise length:,-3
?facts-support-reply away:-5,6
?facts-support-reply home:3,,-3
?facts-support-reply length:9,-6,-3
?facts-support-reply:,6,-3
?facts-translate away:,10
?facts-translate home:-3,,-3
?facts-translate length:-4,,-4
?facts-translate:-5,11,-4
?facts-tutor away:,-6
?facts-tutor length:-11,5,4
?facts-tutor:-3,-5
?fix-changed away:5
?fix-changed home:-5,3
?fix-changed length:4,-8
?fix-changed:,3
?fix-env home:-4,4
?fix-env length:,-15,-5
?fix-env:-6,5
?fix-error away:,6,-4
?fix-error home:-8,14,6
?fix-error:-10,20,3
?fix-expected home:,-3,6
?fix-expected length:4,-3,3
?fix-expected:,,5
?fix-explain away:,,-3
?fix-explain length:,,-7
?fix-keep away:,4
?fix-keep home:,,-4
?fix-keep length:,,-8
?fix-keep:,4,-3
?fix-tried away:7,-4
?fix-tried home:,,-5
?fix-tried length:,-4,-7
?fix-tried:7,-6,-6
?fix-when home:13,-4
?fix-when length:-5,,3
?fix-when:16
?for-whom away:,-10,8
?for-whom home:-5,,3
?for-whom k career/cv:,,7
?for-whom k code-fix-review/fix:,6
?for-whom k creative/poem:,,5
?for-whom k creative/script:,,-3
?for-whom k data/formula:,7
?for-whom k email-letter/formal-letter:,,-3
?for-whom k email-letter/personal-message:,,13
?for-whom k email-letter/proposal:,,-3
?for-whom k email-letter/work-email:,,-6
?for-whom k exam-lesson/exam:6,,-3
?for-whom k exam-lesson/lesson:,,-3
?for-whom k general/advice:,,8
?for-whom k general/how-to:,5
?for-whom k health-info/diet-fitness:,,5
?for-whom k health-info/drug:,,-3
?for-whom k health-info/symptom:,-3,5
?for-whom k ideas-names/gift:,,4
?for-whom k ideas-names/naming:,-3
?for-whom k legal-info/rights:,-3,8
?for-whom k marketing/post-ad:-6,,-4
?for-whom k plan/routine:,,7
?for-whom k plan/study:,,-3
?for-whom k research-compare/buying:,,5
?for-whom length:8,,-6
?for-whom t article:3,,-4
?for-whom t career:,,5
?for-whom t code-fix-review:,4,-3
?for-whom t data:,7
?for-whom t exam-lesson:7,,-6
?for-whom t finance-info:,5,7
?for-whom t general:,,7
?for-whom t health-info:4,-6,7
?for-whom t ideas-names:,-4,5
?for-whom t legal-info:-4,-4,7
?for-whom t marketing:-3,-4,-3
?for-whom t plan:,3,4
?for-whom t recipe:,,-4
?for-whom t research-compare:,,4
?for-whom t rewrite:,,-5
?for-whom t roleplay:,-3,5
?for-whom t translate:,,-3
?for-whom t tutor:,-5
?for-whom:,-3,21
?formal-body length:-6
?formal-papers away:3,6,-5
?formal-papers home:-4
?formal-papers length:,,-5
?formal-papers:,9,-8
?formal-record away:,,3
?formal-record home:,4
?formal-record length:,-7,6
?formal-record:-3,4,7
?formal-request home:-3
?formal-request length:,,5
?formal-request:-5,,4
?formula-cells away:,-3
?formula-cells home:5,-3,4
?formula-cells length:,-3,7
?formula-cells:7,-6
?formula-empty away:,-3
?formula-empty home:-6,7,-4
?formula-empty length:,-5,-5
?formula-empty:-7,3,-6
?formula-example home:,-5
?formula-example length:-11,-5,5
?formula-example:,-5
?formula-grows home:10,6,-3
?formula-grows length:6,7,-3
?formula-grows:9,5,-4
?formula-now away:,,5
?formula-now home:,-3
?formula-now length:-9,,5
?formula-now:,-6,6
?formula-tool away:6,,5
?formula-tool home:-3,-3
?formula-tool length:,,9
?formula-tool:,-5,7
?gift-before away:,5,-3
?gift-before length:8,8,-7
?gift-before:,7,-7
?gift-budget length:,-4
?gift-close away:,-3,3
?gift-close length:,-3,4
?gift-close:,-4,6
?gift-have home:,4
?gift-have length:,-6,7
?gift-have:,5,5
?gift-message away:-3,8,-3
?gift-message home:-8
?gift-message length:-5,7,-7
?gift-message:-10,11,-6
?gift-occasion home:12,,-3
?gift-occasion length:-4,,5
?gift-occasion:11,-4
?gift-person home:11,-3,4
?gift-person length:-7,-7,11
?gift-person:9,-7,9
?gift-where away:,5,-4
?gift-where home:3
?gift-where length:,,-13
?gift-where:,7,-9
?health-allergy length:,15,-7
?health-allergy:-3,8,-7
?health-conditions home:6,5,-8
?health-conditions length:,13,-8
?health-conditions:7,4,-6
?health-doctor away:,3
?health-doctor home:,-6,-5
?health-doctor length:5,5
?health-doctor:6,-4,-6
?health-since away:,-9
?health-since home:,4
?health-since length:,7
?health-tried away:-7
?health-tried home:5,,-3
?health-tried length:7,,-4
?health-tried:,,-5
?health-want away:,-8,5
?health-want home:,-6,7
?health-want length:,,-4
?health-want:-3,-15,14
?health-who away:9,-7,-7
?health-who home:,-3,3
?health-who length:-10,9,-3
?health-who:9,-9,-5
?howto-have home:,,-3
?howto-have length:12
?howto-have:3,5,-6
?howto-limits home:-7
?howto-limits length:5
?howto-limits:-8,7
?howto-self away:,5
?howto-self home:-4,,10
?howto-self length:4,-9
?howto-self:-7,10,9
?howto-state away:3
?howto-state home:4,,-3
?howto-state length:5,-6,4
?howto-state:3,4
?howto-thing away:,,3
?howto-thing home:15,-3
?howto-thing length:-8,3,7
?howto-thing:11,,7
?ideas-count away:,4,-5
?ideas-count home:-14,-3,-7
?ideas-count length:7,5,-13
?ideas-count:-15,,-12
?ideas-feel away:,,3
?ideas-feel home:13,-4
?ideas-feel length:,,-8
?ideas-feel:11,-7
?ideas-language away:10,-3
?ideas-language home:,-7,3
?ideas-language length:-9,-4,8
?ideas-language:10,,3
?ideas-like home:9
?ideas-like length:7,6,-3
?ideas-like:3,,-4
?ideas-limits away:,-5,7
?ideas-limits home:,7
?ideas-limits length:,-4,5
?ideas-limits:,-9,3
?ideas-not away:7,-6
?ideas-not home:8,-3
?ideas-not length:,-6,3
?ideas-not:13,-12
?ideas-use away:,,3
?ideas-use home:-7
?ideas-use length:,4
?ideas-use:-9,5
?ideas-what away:-6,6,6
?ideas-what home:5,,6
?ideas-what length:-16,,14
?ideas-what:-3,3,13
?ideas-who home:-4,8,-5
?ideas-who length:,-4,4
?ideas-who:-6,6
?interview-fear away:,-8,7
?interview-fear home:,,4
?interview-fear length:-12,-3,15
?interview-fear:,-12,16
?interview-form away:,,-4
?interview-form home:-4
?interview-form length:,5,-5
?interview-form:-6,,-4
?interview-stage away:,-5
?interview-stage home:-3
?interview-stage length:-7,,10
?interview-stage:,-6
?law-country away:8,-5,-5
?law-country home:,5,-5
?law-country length:9,-5,-8
?law-country:8,,-9
?law-deadline away:,8,-5
?law-deadline home:-3,,-3
?law-deadline length:,,-10
?law-deadline:-5,7,-9
?law-done away:,-4
?law-done home:4,,-3
?law-done length:6,-5,-4
?law-done:7
?law-happened away:,,-3
?law-happened home:-8,,7
?law-happened length:,-5,3
?law-happened:-8,,4
?law-money away:,,-6
?law-money home:-7,6
?law-money length:,,-9
?law-money:-8,7,-9
?law-other away:,,-5
?law-other home:,5,-10
?law-other length:16,-8,-3
?law-other:4,6,-15
?law-papers away:,,-3
?law-papers home:14,-5,-9
?law-papers length:3,,-5
?law-papers:19,,-14
?law-want away:,-5,-4
?law-want home:-4,,5
?law-want length:-3,-4
?law-want:-4,-7
?length-message away:-5,-6,6
?length-message home:-3,-3,-3
?length-message length:,6,-11
?length-message:-9,-7,4
?length-text away:,4
?length-text home:-3
?length-text k article/essay:-3
?length-text k article/speech:9
?length-text k career/cover-letter:,-4
?length-text k career/cv:,-4
?length-text k career/interview:,7
?length-text k code-fix-review/fix:,3
?length-text k code-fix-review/review:,7
?length-text k creative/poem:,-3
?length-text k creative/story:13,-3
?length-text k data/analysis:,-5
?length-text k data/formula:,4
?length-text k email-letter/personal-message:,3
?length-text k general/advice:,3
?length-text k general/how-to:,-6
?length-text k health-info/symptom:,5
?length-text k ideas-names/gift:,3
?length-text k legal-info/rights:,6
?length-text k plan/event:,4
?length-text k plan/study:,4
?length-text length:,-12,22
?length-text t article:5,-3,3
?length-text t code-fix-review:,11
?length-text t code-write:,13
?length-text t creative:10,-9
?length-text t email-letter:,,-3
?length-text t exam-lesson:,-4
?length-text t general:-3,-4
?length-text t health-info:,3
?length-text t legal-info:,8
?length-text t marketing:,-5
?length-text t plan:,8
?length-text t recipe:,6
?length-text t rewrite:,-9
?length-text t translate:,-5
?length-text:4,4,-3
?lesson-after home:-8
?lesson-after length:,-4,6
?lesson-after:-9,-3
?lesson-goal home:,,5
?lesson-goal length:,14
?lesson-goal:,6,4
?lesson-minutes home:,,5
?lesson-minutes:4,-3
?lesson-room home:-6,7,3
?lesson-room length:,-7
?lesson-room:-6,6
?letter-before away:-4,7
?letter-before home:8,-5,-3
?letter-before length:12,4,-6
?letter-before:5,7,-7
?letter-channel home:,3
?letter-channel length:,5,-7
?letter-channel:4,,-3
?letter-exclude away:,6
?letter-exclude home:-8
?letter-exclude length:,8,-8
?letter-exclude:-10,8
?letter-facts home:8,-4,3
?letter-facts length:,,-7
?letter-facts:8,-6
?letter-give away:,5,-5
?letter-give home:3,5,-3
?letter-give length:10,5,-8
?letter-give:5,,-7
?letter-happened away:,4,5
?letter-happened home:-5,7
?letter-happened length:-17,6,11
?letter-happened:6,7,7
?letter-language away:5,,-8
?letter-language home:,4
?letter-language length:8
?letter-language:5,4,-8
?letter-name away:,10
?letter-name home:,-7,-3
?letter-name length:,-6,-8
?letter-name:,-7,-4
?letter-reader length:-9
?letter-reader:4,-3
?letter-want away:4,14,-10
?letter-want home:-8,7
?letter-want length:11,18,-13
?letter-want:,15,-11
?level away:-3,10
?level home:,-14
?level k article/essay:,-5
?level k career/cv:,7
?level k career/interview:,-3
?level k code-fix-review/fix:,-5
?level k creative/poem:,6
?level k creative/script:,5
?level k creative/story:,9
?level k data/analysis:,-6
?level k data/formula:,-6
?level k email-letter/formal-letter:,8
?level k email-letter/personal-message:,11
?level k email-letter/proposal:,-6
?level k email-letter/work-email:,9
?level k exam-lesson/exam:,3
?level k general/advice:,11
?level k general/fact:,-3
?level k general/how-to:,-9
?level k health-info/diet-fitness:,-3
?level k health-info/drug:,-4
?level k ideas-names/gift:,5
?level k ideas-names/naming:,10
?level k legal-info/contract:,5
?level k legal-info/rights:,-6
?level k marketing/campaign-plan:,-4
?level k marketing/post-ad:,12
?level k marketing/product-description:,4
?level k plan/project:,-4
?level k plan/routine:,10
?level k plan/study:,-4
?level k plan/travel:,-6
?level k research-compare/buying:,-6
?level length:-8,-8,-8
?level t article:,-5
?level t career:,6
?level t code-fix-review:,-7
?level t code-write:,-7
?level t creative:,20
?level t data:,-12
?level t email-letter:-4,22
?level t exam-lesson:,3
?level t extract-classify:,8
?level t finance-info:,-7
?level t general:,-3
?level t health-info:,-9
?level t ideas-names:,14
?level t marketing:,11
?level t plan:,-3
?level t recipe:,-11
?level t research-compare:,-8
?level t rewrite:,8
?level t support-reply:,12
?level t translate:,-6
?level t tutor:,-6,15
?level:-3,6,-4
?market-action away:,4
?market-action home:-3,,-6
?market-action length:,7,-9
?market-action:-4,5,-11
?market-count home:-4,-3
?market-count:-4,-3,3
?market-customer away:,7,-3
?market-customer home:,7,-5
?market-customer length:11,,-5
?market-customer:,14,-8
?market-language away:,5,-4
?market-language length:,14,-9
?market-language:-5,7,-6
?market-offer away:,,-7
?market-offer home:-3,4,-3
?market-offer length:-4,11,-14
?market-offer:-4,4,-10
?market-place away:,-4
?market-place home:,,5
?market-place length:-3,3
?market-place:,-6,7
?market-product away:,-3
?market-product home:,,13
?market-product length:,,-4
?market-product:,-7,14
?market-special away:-6,9
?market-special:-4,7
?market-visual home:-4
?market-visual length:-5,-3,-11
?market-visual:-6,-4,-7
?market-worry away:-3,9,-4
?market-worry home:,,-11
?market-worry length:-5,10,-13
?market-worry:,9,-14
?matters away:-16,5
?matters home:-9,7,-11
?matters k article/essay:3
?matters k article/speech:-3
?matters k code-fix-review/fix:,6
?matters k creative/story:,-3
?matters k data/formula:,3
?matters k email-letter/formal-letter:,-6
?matters k email-letter/work-email:,3
?matters k exam-lesson/exam:,-3
?matters k general/advice:-3,-4
?matters k general/fact:,4
?matters k general/how-to:,6
?matters k health-info/diet-fitness:,-3
?matters k health-info/drug:,5
?matters k health-info/symptom:,6,4
?matters k ideas-names/naming:,-7
?matters k marketing/post-ad:3
?matters k plan/event:,-3
?matters length:-9,,-6
?matters t article:,-4,-3
?matters t career:,-6
?matters t code-fix-review:,3
?matters t code-write:3
?matters t creative:-4,-9,-4
?matters t data:,6
?matters t exam-lesson:,-4
?matters t extract-classify:,-4
?matters t finance-info:,6
?matters t general:-7,5,-3
?matters t health-info:,10
?matters t ideas-names:-3,-7,-3
?matters t legal-info:,4,3
?matters t marketing:,-4,-3
?matters t plan:,-8
?matters t research-compare:,-3
?matters t rewrite:,,4
?matters t summarise:,-5
?matters t translate:,6
?matters:-20,-11,-20
?money-goal away:,-3,4
?money-goal home:-3,,7
?money-goal length:-3,,8
?money-goal:-4,-3,10
?money-have away:-7
?money-have home:8,10,-5
?money-have length:7,8
?money-have:,10,-5
?money-level away:,5,-4
?money-level home:-4,-4,-4
?money-level length:-5,17,-8
?money-level:-6,,-8
?money-numbers away:,-4,3
?money-numbers home:,-4,9
?money-numbers length:-6,,14
?money-numbers:,-8,12
?money-options away:,,-3
?money-options home:-7,6,6
?money-options length:-7,7,9
?money-options:-8,7,3
?money-risk away:,,-3
?money-risk home:,7,-3
?money-risk length:,,-7
?money-risk:,10,-6
?money-rules home:5,,-3
?money-rules length:3,3,-5
?money-rules:5,,-5
?paper-want:,4
?personal-feel away:,-4,3
?personal-feel home:-5,-3
?personal-feel length:,-3,6
?personal-feel:-8,-8,3
?personal-memory away:,-3
?personal-memory home:-5,6,-4
?personal-memory length:,10,-9
?personal-memory:-7,7,-8
?personal-who away:,-3,4
?personal-who home:-5,,4
?personal-who:-4,-5,10
?plan-fixed away:9,-5
?plan-fixed home:4,-6,6
?plan-fixed length:-3,-6,7
?plan-fixed:12,-12,3
?plan-form away:,,-6
?plan-form home:,4
?plan-form length:8
?plan-form:,5,-8
?plan-goal away:,4
?plan-goal length:,,-7
?plan-have away:,-8
?plan-have length:-3
?plan-obstacle away:-3,5
?plan-obstacle home:-6,-4,4
?plan-obstacle length:-5,-7,7
?plan-obstacle:-10,,4
?plan-time away:6,-4
?plan-time length:7,-4
?plan-time:15,-6,-5
?poem-for home:-12,5,7
?poem-for length:8,-8,4
?poem-for:-15,7,11
?poem-form away:-3,,5
?poem-form home:11,,-4
?poem-form length:-6,,-3
?poem-form:5,,5
?project-done length:,-4,6
?project-done:,-3
?project-money away:,-5,-5
?project-money length:,,-10
?project-money:,,-6
?project-now away:,,-6
?project-now length:,7,-11
?project-now:,,-8
?project-risk away:,-5,-4
?project-risk length:,-3
?project-risk:,,-3
?project-team away:,-10,5
?project-team length:,-11,10
?project-team:-3,-6,8
?proposal-client away:,-4,4
?proposal-client length:,,5
?proposal-client:,-4
?proposal-offer away:,-6,8
?proposal-offer home:,,3
?proposal-offer length:-3,-3,10
?proposal-offer:,-9,12
?proposal-price length:,5
?proposal-problem away:,-5,4
?proposal-problem:,-7
?proposal-proof length:,3
?proposal-time away:,,-3
?proposal-time length:,4,-4
?proposal-time:,4,-5
?reader away:-3,9,5
?reader k creative/poem:-4,-3
?reader k creative/story:3
?reader k general/advice:,6
?reader k general/how-to:,5
?reader k ideas-names/naming:,3
?reader k marketing/post-ad:3,-3
?reader k marketing/product-description:4
?reader k plan/study:,3
?reader length:-5,10,-7
?reader t creative:5,-11
?reader t exam-lesson:,3
?reader t extract-classify:,-3
?reader t general:-5,14
?reader t health-info:,5
?reader t marketing:7,-4
?reader t plan:,8
?reader t recipe:,4
?reader t research-compare:,3
?reader:-3,9,5
?recipe-budget home:-8,7
?recipe-budget length:3,9,-4
?recipe-budget:-8,9,-5
?recipe-diet away:,6
?recipe-diet length:-8,9,4
?recipe-diet:,5
?recipe-have away:-4
?recipe-have home:3,,-4
?recipe-have length:,12,-12
?recipe-have:,3,-3
?recipe-people away:-4,,6
?recipe-people home:9,-3
?recipe-people length:-6,3,13
?recipe-people:6,-4,7
?recipe-problem home:-5,14,-3
?recipe-problem length:,8,-3
?recipe-problem:-6,12
?recipe-skill length:,11,-5
?recipe-skill:,,-4
?recipe-taste away:,3
?recipe-taste home:,-3,4
?recipe-taste length:,10
?recipe-time away:,8,-3
?recipe-time home:8
?recipe-time length:-10,19,-3
?recipe-time:7,7,-3
?recipe-tools away:,5
?recipe-tools home:-5,-4,5
?recipe-tools length:,5,6
?recipe-tools:-5,,4
?research-purpose away:,,-4
?research-purpose length:,,-5
?research-purpose:,,-8
?research-question away:,-5,12
?research-question home:,,6
?research-question length:,,6
?research-question:-4,-10,26
?research-scope away:,,4
?research-scope home:,,-3
?research-scope length:-3,-4,4
?research-scope:,-6
?research-sources home:,,6
?research-sources length:,,6
?research-sources:,-5,8
?result-form away:7,3
?result-form home:-9,,7
?result-form k article/speech:,10,-3
?result-form k career/cover-letter:,,6
?result-form k code-fix-review/fix:,-3
?result-form k creative/poem:,,4
?result-form k email-letter/formal-letter:,,6
?result-form k email-letter/personal-message:-3,,3
?result-form k email-letter/work-email:,,6
?result-form k exam-lesson/exam:3
?result-form k exam-lesson/lesson:,,4
?result-form k general/advice:5,-3
?result-form k general/fact:,4,-3
?result-form k general/how-to:-5,7
?result-form k health-info/symptom:-4,,3
?result-form k ideas-names/naming:4
?result-form k legal-info/contract:,,3
?result-form k marketing/post-ad:-3,,6
?result-form k marketing/product-description:5
?result-form k plan/study:,,-3
?result-form length:7,-6,8
?result-form t article:,6
?result-form t career:,-4,3
?result-form t code-fix-review:,-4
?result-form t creative:-5,-4,10
?result-form t email-letter:-4,,15
?result-form t exam-lesson:,,4
?result-form t general:,4,-8
?result-form t ideas-names:3,,-3
?result-form t legal-info:-5,-4
?result-form t marketing:,-4,3
?result-form t plan:-4,-6,-5
?result-form t recipe:,3
?result-form t rewrite:3,-4,-3
?result-form t roleplay:,6,3
?result-form t support-reply:,,5
?result-form t translate:,7
?result-form t tutor:,-5,-3
?result-form:-4,,15
?review-does home:,,-4
?review-does length:,,-8
?review-does:,,-5
?review-doubt home:,,-6
?review-doubt length:,,-5
?review-focus:,,7
?review-form length:,,-3
?review-rules home:,,-4
?review-rules length:,,-5
?review-rules:,,-5
?review-stage home:,,6
?review-stage:,,7
?rewrite-freedom away:,-3
?rewrite-freedom length:,,4
?rewrite-keep away:,-3
?rewrite-keep:,-5
?rewrite-sound away:,-3,7
?rewrite-sound length:,3
?rewrite-sound:,,7
?rewrite-where away:13,-4,-6
?rewrite-where home:3,,-7
?rewrite-where length:12,,-11
?rewrite-where:15,,-13
?rewrite-wrong away:,-4,4
?rewrite-wrong home:,-8,11
?rewrite-wrong length:,-5
?rewrite-wrong:,-12,14
?role-end away:,-5
?role-end home:-4,,-4
?role-end:-4
?role-feedback away:3,-5,4
?role-feedback home:,,3
?role-feedback length:-5,-7,6
?role-feedback:,-7,8
?role-goal length:,,5
?role-goal:,-3
?role-hard away:6
?role-hard home:5,,-4
?role-hard length:,-9,6
?role-hard:11,,-4
?role-language length:,8,-6
?role-me home:,,4
?role-me length:,-7,9
?role-me:-4,,6
?role-scene away:,,5
?role-scene home:-3
?role-scene length:,-9,6
?role-scene:-4,,8
?role-who away:,-3,6
?role-who length:,,5
?role-who:,-3,4
?routine-day length:,,5
?routine-day:,-4,3
?routine-energy away:,-4
?routine-energy home:-4
?routine-energy length:6,7,-5
?routine-energy:,,-6
?routine-limits away:,-3
?routine-limits home:,-3,4
?routine-limits length:-3,-4,11
?routine-limits:,-9,9
?routine-want length:,,4
?routine-want:,-3,3
?script-limits home:,3,-3
?script-limits:,-3,-5
?script-people home:,-5,7
?script-people length:,-7,12
?script-people:,-4,8
?script-where length:,,7
?situation away:14,,-11
?situation home:3
?situation k article/speech:-8
?situation k code-fix-review/fix:,-3
?situation k creative/poem:-4
?situation k data/analysis:7
?situation k data/formula:-8,-4
?situation k email-letter/formal-letter:-13
?situation k email-letter/personal-message:,-4
?situation k email-letter/work-email:4
?situation k exam-lesson/lesson:-4
?situation k general/advice:11,-8
?situation k general/fact:-9,7
?situation k general/how-to:3,-6
?situation k health-info/diet-fitness:4
?situation k health-info/drug:-5
?situation k health-info/symptom:9,-3
?situation k ideas-names/activity:5
?situation k ideas-names/naming:-8
?situation k legal-info/procedure:13
?situation k legal-info/rights:-4
?situation k marketing/post-ad:,-3
?situation k marketing/product-description:-5
?situation k plan/event:8
?situation k plan/study:3
?situation k plan/travel:-9
?situation length:11,-9,-17
?situation t agent-bot:-9
?situation t article:-11
?situation t code-fix-review:,-4
?situation t code-write:-10
?situation t creative:-10,5
?situation t data:,-5
?situation t email-letter:-9,-5,-4
?situation t exam-lesson:-3
?situation t finance-info:,-3
?situation t general:10,-10
?situation t health-info:10,-7
?situation t legal-info:11,-5,-3
?situation t marketing:-8,-4
?situation t plan:6,-6
?situation t recipe:-3,-5
?situation t rewrite:-10,8
?situation t roleplay:-4,10
?situation t summarise:-5,6
?situation t tutor:-3,9
?situation:20,-29,-27
?speech-audience away:,4
?speech-audience length:,-3
?speech-audience:,3,-4
?speech-feeling home:-4,,3
?speech-feeling length:,,4
?speech-feeling:-4,,3
?speech-minutes home:3,6,-5
?speech-minutes length:-4
?speech-minutes:,10,-8
?speech-names home:,3
?speech-names length:6,-6
?speech-names:3
?speech-relation home:-7,9,5
?speech-relation length:,-14,7
?speech-relation:-7,10,3
?speech-story away:-3,-3
?speech-story home:,-3
?speech-story length:15,-8
?speech-story:-3,-6
?story-hero home:,-3,4
?story-hero length:,,10
?story-hero:,-3,5
?story-lesson length:,4
?story-lesson:,,-3
?story-problem home:,-3,9
?story-problem length:-4,-9,16
?story-problem:,-4,10
?story-reader home:11,,-6
?story-reader length:-4,5
?story-reader:13,6,-7
?story-world away:,4
?story-world home:,,-4
?story-world length:,4
?study-exam home:,,4
?study-exam length:,,7
?study-exam:,,4
?study-hours away:,-3
?study-hours home:-3
?study-hours length:-3,-6,5
?study-hours:-3,-5
?study-now home:6,,-3
?study-now length:4,4,-4
?study-now:5,7,-4
?study-style away:4
?study-style home:3,,-4
?study-style length:13,-4,-9
?study-style:7,,-7
?study-subjects home:,,3
?study-subjects length:,-6,4
?study-subjects:4
?summary-focus away:,-3
?summary-focus length:-5,,3
?summary-keep home:3,-4
?summary-keep length:-5,-3,-3
?summary-keep:,-4
?summary-length away:,4
?summary-length home:,,5
?summary-length length:,9,-3
?summary-length:,,3
?summary-material away:,,4
?summary-material home:,,3
?summary-material length:,-3,5
?summary-material:,-4,8
?summary-reader away:-3,8
?summary-reader home:3
?summary-reader length:,6,-7
?summary-reader:,10
?summary-skip away:,-4
?summary-skip home:,6
?summary-skip length:,8,-3
?summary-skip:,,-3
?summary-why away:,,5
?summary-why home:3
?summary-why:,-3,3
?support-customer away:,3
?support-customer home:,-4,11
?support-customer length:-9,-8,13
?support-customer:,,13
?support-happened away:-5,,5
?support-happened home:4,,3
?support-happened length:-9,-7,11
?support-happened:,,8
?support-limit:,,-3
?support-next away:,8
?support-next length:,-4
?support-next:,10,-4
?support-offer away:-5,5
?support-offer home:18,,-4
?support-offer length:6,-8,6
?support-offer:13,7,-4
?support-policy away:,3
?support-policy home:,8
?support-policy:,11,-5
?support-where home:,-3,7
?support-where length:-6
?support-where:,-5,6
?symptom-before away:,-11
?symptom-before home:-4,8,-7
?symptom-before length:-3,10,-4
?symptom-before:-7,,-8
?symptom-how away:6,-10,4
?symptom-how home:,7
?symptom-how length:-9,-7,8
?symptom-how:4,-6,6
?symptom-others away:10,-7,-3
?symptom-others home:3,3
?symptom-others length:-14,10,-4
?symptom-others:12,,-6
?text-language away:11
?text-language home:-8,-7
?text-language length:11,-3,3
?text-language:3,-6
?translate-about away:,6,-3
?translate-about home:,,3
?translate-about:,4
?translate-form away:,7,-6
?translate-form home:,,-3
?translate-form length:,10,-8
?translate-form:,4,-9
?translate-local home:,5,-4
?translate-local length:,,-5
?translate-local:,5,-5
?translate-names home:,8
?translate-names length:,,4
?translate-names:-4,10
?translate-reader home:,-4
?translate-reader:,-5,3
?translate-sound home:-3
?translate-sound:-3
?translate-to home:,-5
?translate-to length:,3,-5
?translate-to:-4
?translate-where away:-3,5
?translate-where home:4,6,-6
?translate-where length:,-7,4
?translate-where:,11,-4
?travel-avoid away:,-3
?travel-avoid home:,-5,13
?travel-avoid length:-3,,7
?travel-avoid:,-12,12
?travel-booked away:,9,-4
?travel-booked home:19,-9,-4
?travel-booked length:7,14,-12
?travel-booked:18,,-10
?travel-budget home:6,-5,3
?travel-budget length:14,12,-10
?travel-budget:6,-3
?travel-days away:4
?travel-days home:-4,,3
?travel-days length:-5
?travel-days:,-5,5
?travel-from away:,3
?travel-from home:-3,,-5
?travel-from length:,-5,-4
?travel-from:-4,,-7
?travel-like home:4,,-3
?travel-like length:9,,-4
?travel-like:4,,-4
?travel-pace home:-7,-3,4
?travel-pace length:-7,-4,5
?travel-pace:-8,-6,6
?travel-who away:4
?travel-who home:,-3
?travel-who length:-8,,5
?travel-who:5,-8,3
?tried away:-12,,-4
?tried home:13,-11
?tried k article/essay:,6
?tried k article/speech:,4
?tried k career/cover-letter:,4
?tried k code-fix-review/fix:6,-8
?tried k creative/poem:,3
?tried k data/formula:,-3
?tried k email-letter/formal-letter:,-3
?tried k email-letter/proposal:,9
?tried k exam-lesson/lesson:,5
?tried k general/fact:,10
?tried k general/how-to:4,-8,3
?tried k health-info/diet-fitness:,,4
?tried k health-info/symptom:,-6
?tried k ideas-names/activity:,4
?tried k ideas-names/naming:,-4
?tried k marketing/campaign-plan:,5
?tried k marketing/post-ad:,3
?tried k plan/event:,4,4
?tried k plan/routine:6,-5
?tried k plan/study:-3,-3
?tried k plan/travel:,6
?tried length:,7,6
?tried t agent-bot:,6
?tried t article:-4,11
?tried t code-fix-review:5,-9
?tried t code-write:,-6
?tried t creative:-6,9
?tried t email-letter:,3,-3
?tried t exam-lesson:,8
?tried t general:6,3
?tried t health-info:-3,-8,4
?tried t legal-info:-3
?tried t marketing:,9
?tried t plan:,,3
?tried t recipe:-3,-5,6
?tried t roleplay:,-4
?tried t tutor:3,3
?tried:-7,12
?true-details away:5,-14,-7
?true-details k career/interview:-4
?true-details k code-fix-review/fix:-6,5
?true-details k creative/poem:14
?true-details k creative/story:-7,-3
?true-details k data/formula:-3,12
?true-details k email-letter/formal-letter:4
?true-details k email-letter/personal-message:3,-8,-3
?true-details k exam-lesson/exam:-4
?true-details k general/advice:-6,-5
?true-details k general/fact:,-8
?true-details k general/how-to:4
?true-details k health-info/diet-fitness:-3
?true-details k health-info/drug:,10
?true-details k health-info/symptom:-6,-6
?true-details k ideas-names/activity:-3,5
?true-details k ideas-names/naming:4,-5
?true-details k legal-info/contract:5
?true-details k legal-info/procedure:-3
?true-details k legal-info/rights:-8
?true-details k marketing/post-ad:6
?true-details k marketing/product-description:3
?true-details k plan/event:,-3
?true-details k plan/project:-4
?true-details k plan/routine:4,-3
?true-details k plan/travel:,-4
?true-details k research-compare/study:,3
?true-details length:9,-4
?true-details t agent-bot:11,-4
?true-details t article:5
?true-details t career:-4
?true-details t code-fix-review:-5,5
?true-details t code-write:,6
?true-details t creative:9,4,-3
?true-details t data:-5,13
?true-details t email-letter:8,-10,-6
?true-details t exam-lesson:-7
?true-details t extract-classify:3,,4
?true-details t finance-info:,-5
?true-details t general:,-16
?true-details t health-info:-7,4
?true-details t ideas-names:,-3
?true-details t legal-info:-6
?true-details t marketing:9,-4
?true-details t plan:4,-14,-3
?true-details t recipe:,5
?true-details t research-compare:-7,10
?true-details t roleplay:-4
?true-details t summarise:,8,6
?true-details t support-reply:-6,-5
?true-details t translate:,,4
?true-details t tutor:,6
?true-details:5,-14,-7
?tutor-book away:,,-5
?tutor-book home:,3,-5
?tutor-book length:12,,-11
?tutor-book:,4,-10
?tutor-depth home:,-4
?tutor-depth:,-5
?tutor-form away:,6,-4
?tutor-form home:,,5
?tutor-form length:,,8
?tutor-form:-4,7
?tutor-known away:-3
?tutor-known home:3,,-10
?tutor-known length:5,-6
?tutor-known:,,-9
?tutor-level away:,,-3
?tutor-level home:,4,-4
?tutor-level length:,-3,3
?tutor-level:5,,-9
?tutor-stuck away:-3,-5,3
?tutor-stuck home:,,5
?tutor-stuck length:,-9,13
?tutor-stuck:-5,-7,8
?tutor-time away:,4,-7
?tutor-time home:,,4
?tutor-time length:,-6
?tutor-time:,5,-3
?tutor-why away:,4,-4
?tutor-why home:,3,-3
?tutor-why:,7,-7
?tutor-world away:,-4,10
?tutor-world home:-4,4
?tutor-world length:-3,-15,13
?tutor-world:-5,,8
?use away:8,-3,9
?use home:,-3
?use k article/essay:,,-3
?use k article/speech:,,4
?use k career/cv:,,-3
?use k career/interview:,4
?use k code-fix-review/review:,,5
?use k creative/poem:,,-5
?use k creative/story:,,6
?use k data/formula:,-4
?use k email-letter/personal-message:,,-6
?use k email-letter/work-email:,,12
?use k general/advice:,5,-4
?use k general/how-to:,5
?use k health-info/diet-fitness:,3
?use k ideas-names/gift:,,4
?use k ideas-names/naming:,-5
?use k legal-info/rights:,5,-4
?use k marketing/campaign-plan:,,-4
?use k marketing/post-ad:,,11
?use k research-compare/buying:,3,-4
?use t article:,,3
?use t career:,,-5
?use t code-fix-review:,,6
?use t creative:5,-5,5
?use t data:,-5
?use t email-letter:,,5
?use t exam-lesson:3
?use t finance-info:,4,-4
?use t general:-5,7,-3
?use t health-info:,3,-6
?use t ideas-names:,-6,3
?use t legal-info:,7,-7
?use t marketing:,,7
?use t plan:,3,-4
?use t recipe:,,9
?use t research-compare:,6,-5
?use t rewrite:4,-9
?use t summarise:,,4
?use t support-reply:,,4
?use t translate:,3,5
?use t tutor:,,-3
?use:,4,6
?where-country away:,4,-10
?where-country home:,6,7
?where-country k creative/story:,3
?where-country k email-letter/personal-message:,5
?where-country k exam-lesson/lesson:4
?where-country k general/advice:,-10
?where-country k general/fact:,9
?where-country k general/how-to:,,-3
?where-country k health-info/diet-fitness:,3
?where-country k legal-info/contract:4,-5
?where-country k legal-info/rights:9,-5
?where-country k marketing/campaign-plan:,,4
?where-country k plan/event:,,4
?where-country k plan/study:,6
?where-country k plan/travel:,,6
?where-country k research-compare/buying:,,5
?where-country k research-compare/study:4
?where-country length:,5,8
?where-country t article:,-3
?where-country t creative:,6
?where-country t email-letter:,,-5
?where-country t exam-lesson:4,-3
?where-country t extract-classify:,5
?where-country t finance-info:,-3
?where-country t general:,,-4
?where-country t health-info:-3,3
?where-country t legal-info:15,-11
?where-country t plan:,,9
?where-country t research-compare:7,,5
?where-country t rewrite:,-4,4
?where-country t support-reply:,4
?where-country t tutor:-3
?where-country:5
?why-now away:-8,,3
?why-now home:5,5,-11
?why-now k article/essay:,,-4
?why-now k article/speech:,,7
?why-now k career/cover-letter:,6,-7
?why-now k career/interview:,,10
?why-now k code-fix-review/fix:,10,-4
?why-now k code-fix-review/review:,-3,3
?why-now k creative/poem:,,6
?why-now k creative/story:,,-5
?why-now k data/analysis:,3,-4
?why-now k data/formula:,4
?why-now k general/advice:4,9,6
?why-now k general/fact:-3,-10
?why-now k ideas-names/gift:,,3
?why-now k ideas-names/naming:,7
?why-now k legal-info/procedure:,-3
?why-now k legal-info/rights:,-4
?why-now k marketing/post-ad:,3
?why-now k research-compare/buying:,-6,-3
?why-now k research-compare/study:4
?why-now length:-6,14
?why-now t agent-bot:,,-3
?why-now t article:,-5
?why-now t code-fix-review:,8
?why-now t code-write:,4
?why-now t data:,8,-6
?why-now t finance-info:3,-3
?why-now t general:,,9
?why-now t health-info:,-4
?why-now t ideas-names:,7,4
?why-now t legal-info:,-8
?why-now t plan:,-5,-3
?why-now t recipe:,,-7
?why-now t research-compare:6,-4,-5
?why-now t rewrite:,6
?why-now t summarise:,5,-7
?why-now t support-reply:,,3
?why-now t translate:,-6
?why-now t tutor:7,-9,-3
?why-now:,7,6
?work-ask away:5
?work-ask home:11,,-10
?work-ask length:8,-3,-3
?work-ask:17,,-9
?work-context away:3,,-5
?work-context home:,3
?work-context length:3,4,-11
?work-context:,-5,-8
c audience length:-15,-4,3
c audience t agent-bot:-9,,5
c audience t article:,6,-6
c audience t career:4,4,-3
c audience t code-fix-review:,10,-7
c audience t code-write:,,-5
c audience t creative:8,-10
c audience t data:,14,-8
c audience t email-letter:10,-20,7
c audience t exam-lesson:6,17,-9
c audience t extract-classify:,-3
c audience t finance-info:-5,11,10
c audience t general:-15,,14
c audience t health-info:7,-9,13
c audience t ideas-names:-5,10,13
c audience t legal-info:-4
c audience t marketing:3,,-16
c audience t plan:,-3,14
c audience t recipe:-5,9,-6
c audience t research-compare:7,,-5
c audience t rewrite:,5,-7
c audience t roleplay:,-6,11
c audience t summarise:9,-3
c audience t support-reply:,,3
c audience t translate:,-5,-5
c audience t tutor:,6,-6
c audience:-3,,6
c budget length:,-9,5
c budget t ideas-names:,5
c budget:,,4
c deadline length:-13,,6
c deadline t agent-bot:,8
c deadline t article:-4,-4,5
c deadline t career:-4,-8
c deadline t code-fix-review:,-11
c deadline t code-write:,-13
c deadline t creative:-3,,-7
c deadline t data:,-9
c deadline t email-letter:,6,-12
c deadline t exam-lesson:,-3
c deadline t finance-info:,-8
c deadline t general:,3,4
c deadline t health-info:3,6,-3
c deadline t ideas-names:-5,6,-6
c deadline t legal-info:-10,19,-14
c deadline t marketing:-3,-13,8
c deadline t plan:16,-25,15
c deadline t recipe:,,-5
c deadline t research-compare:4,-13,-3
c deadline t rewrite:,8
c deadline t roleplay:3
c deadline t summarise:,5
c deadline t support-reply:,-5
c deadline t translate:,-9
c deadline t tutor:,-4,7
c deadline:-11,,-8
c details length:6,-7,19
c details t agent-bot:19,,-7
c details t article:17,-24,-10
c details t career:9,-3,-15
c details t code-fix-review:-9,4
c details t code-write:,15,-5
c details t creative:7,5,5
c details t data:,5,-4
c details t email-letter:21,-7
c details t exam-lesson:-10,3,3
c details t extract-classify:,4,4
c details t finance-info:,-5,5
c details t general:-19,9,-18
c details t health-info:,,-15
c details t ideas-names:7,-16,16
c details t legal-info:6,-10,-6
c details t marketing:19,-10,-3
c details t plan:-7,-5
c details t recipe:-4,16,3
c details t research-compare:-6,4
c details t rewrite:-11,18,5
c details t roleplay:-10,3,8
c details t summarise:-14,8,16
c details t support-reply:9,-10
c details t translate:-9,6,4
c details t tutor:-8,10,3
c details:7,14,-37
c examples length:8,9,-8
c examples t agent-bot:,-9
c examples t code-fix-review:10,-3
c examples t code-write:-4,5,7
c examples t data:-3,-11
c examples t email-letter:-3,6
c examples t extract-classify:-3,6,-6
c examples t general:3
c examples t ideas-names:5,-7,-5
c examples t plan:,6
c examples t roleplay:5
c examples:6,-6,-14
c exclusions length:3,8,-6
c exclusions t agent-bot:-3,-11,32
c exclusions t article:3,-7,6
c exclusions t career:9,,-13
c exclusions t code-fix-review:,-3,-8
c exclusions t code-write:-3,11,-3
c exclusions t creative:,-12,8
c exclusions t data:,4
c exclusions t email-letter:3,-10,-6
c exclusions t exam-lesson:-8,-9,-4
c exclusions t extract-classify:,-6
c exclusions t finance-info:-6,12,-5
c exclusions t general:-7
c exclusions t health-info:-3,,4
c exclusions t ideas-names:4,,7
c exclusions t legal-info:,5,-6
c exclusions t marketing:,,6
c exclusions t plan:,14,12
c exclusions t recipe:21
c exclusions t research-compare:-4,,-11
c exclusions t rewrite:,,-6
c exclusions t roleplay:9,-10,-6
c exclusions t summarise:-4,-5
c exclusions t support-reply:,-6
c exclusions t translate:,16
c exclusions t tutor:-5,10,4
c exclusions:-20,,-23
c format length:,,-5
c format t article:,13,3
c format t career:-10,-13,6
c format t code-fix-review:,-11,-6
c format t code-write:5,,-3
c format t creative:9,,22
c format t data:,,-7
c format t email-letter:-3,,27
c format t exam-lesson:15,-8,3
c format t extract-classify:,-6
c format t finance-info:,,-9
c format t general:3,17,-15
c format t health-info:,,-3
c format t ideas-names:10,,-9
c format t legal-info:-15,-4
c format t marketing:4,-10,7
c format t plan:-10,-9,-14
c format t recipe:,3
c format t research-compare:-17,-3,-3
c format t rewrite:6,-10,-7
c format t roleplay:-4,14,7
c format t summarise:4,-5,-3
c format t support-reply:,-3,10
c format t translate:,11,-14
c format t tutor:-7,-10,3
c format:-6,-9
c language length:11,9,-15
c language t article:10,-13,3
c language t career:10,-7
c language t code-fix-review:-10,8
c language t code-write:,-7,11
c language t creative:27,-26,-8
c language t data:-5
c language t email-letter:-7,-7,15
c language t exam-lesson:-13,,3
c language t extract-classify:-5,-10,8
c language t finance-info:,6
c language t general:-5,17
c language t health-info:-9,7
c language t ideas-names:,12,7
c language t legal-info:,5
c language t marketing:5,-10,-7
c language t plan:,34,-14
c language t recipe:-4,8
c language t research-compare:-4,11
c language t rewrite:,-6
c language t roleplay:4,,5
c language t summarise:-16,-9
c language t support-reply:,12,-6
c language t translate:-5,-12
c language t tutor:-4,15
c language:,,-6
c length length:,15
c length t agent-bot:,7
c length t article:19,-10,10
c length t career:-7,,8
c length t code-fix-review:-3,24
c length t code-write:,27
c length t creative:23,-17,-10
c length t email-letter:-10,-12,-10
c length t exam-lesson:6,-3,-7
c length t extract-classify:,,9
c length t finance-info:,-7
c length t general:,,-8
c length t health-info:,6
c length t ideas-names:,,6
c length t legal-info:-3,18
c length t marketing:-6,,4
c length t plan:-4,9,-7
c length t recipe:,14
c length t research-compare:,3
c length t rewrite:4,-8,-13
c length t roleplay:-8,,-8
c length t summarise:,-7,9
c length t support-reply:,-7,-3
c length t tutor:,-10,5
c length:-7,,-16
c material length:-7,3,10
c material t article:-4,,-4
c material t career:-3
c material t code-fix-review:-3,4,-4
c material t code-write:,-6,7
c material t creative:,12,-5
c material t data:14,-11,5
c material t extract-classify:-3,-5,9
c material t general:-4,9
c material t health-info:,,-4
c material t legal-info:3
c material t recipe:7,,-10
c material t research-compare:,-3
c material t summarise:-3,-3,7
c material t translate:,-4,7
c material t tutor:,8,-9
c material:-5,5,-6
c none length:5,5,-4
c none t agent-bot:23,,-8
c none t article:-3,11,-6
c none t career:8,10,6
c none t code-fix-review:17,-18,15
c none t code-write:6,-13,-24
c none t creative:-19,13,10
c none t data:,-3
c none t email-letter:11,18,-10
c none t exam-lesson:5,-9,11
c none t extract-classify:,19,-8
c none t finance-info:,,-3
c none t general:-9
c none t health-info:9,-13
c none t ideas-names:-13,5,5
c none t legal-info:7,-7,11
c none t marketing:-3,8
c none t plan:15,3,-9
c none t recipe:,,-6
c none t research-compare:,-19,16
c none t rewrite:-13,8,14
c none t roleplay:5,,5
c none t summarise:12,7,-8
c none t support-reply:-7,16
c none t translate:-6,7,-8
c none t tutor:,-18,16
c none:-4,,-8
c place length:3,,-4
c place t agent-bot:-4,-6
c place t article:,,-5
c place t career:,,-6
c place t code-fix-review:-3,5
c place t code-write:,9,-5
c place t creative:-12,7
c place t data:-5,,7
c place t email-letter:,6,-10
c place t exam-lesson:9,-7
c place t extract-classify:,10
c place t finance-info:4,-7,6
c place t general:-4,4,4
c place t health-info:-7,4,-4
c place t ideas-names:3,,-14
c place t legal-info:37,-16,-7
c place t marketing:4,9
c place t plan:-6,-8,9
c place t recipe:4,-8,7
c place t research-compare:18,-16,6
c place t rewrite:,-9,8
c place t roleplay:-6,,4
c place t summarise:,4,-4
c place t support-reply:,9,-3
c place t translate:-5,,7
c place t tutor:-7
c place:-4
c purpose length:,-10
c purpose t agent-bot:-3,-7
c purpose t article:,-6,12
c purpose t career:-4,,10
c purpose t code-fix-review:,11
c purpose t code-write:5,,-5
c purpose t creative:3,-3,11
c purpose t data:-5,17,-5
c purpose t email-letter:,-3,9
c purpose t exam-lesson:8,-14,-6
c purpose t extract-classify:4,,-17
c purpose t finance-info:,-5
c purpose t general:12,4,-9
c purpose t health-info:-9,-6,-4
c purpose t ideas-names:-3,15,-5
c purpose t legal-info:,-16
c purpose t marketing:-4,-4,-5
c purpose t plan:-3,-13,5
c purpose t recipe:,,10
c purpose t research-compare:,5,-9
c purpose t rewrite:15,-3,-9
c purpose t roleplay:-6,-5,-4
c purpose t summarise:10,5,-12
c purpose t support-reply:6,,13
c purpose t translate:12,-4,3
c purpose t tutor:16,-13,-16
c purpose:-11,-6,17
c role length:-4,-15,15
c role t legal-info:-5,3,4
c role t roleplay:,,-5
c role:-8,-7,15
c story length:-12,-6,13
c story t agent-bot:-20
c story t article:-26
c story t career:-3,-11,7
c story t code-fix-review:-6,,-7
c story t code-write:-22
c story t creative:-26,18,-5
c story t data:,,-14
c story t email-letter:3,,5
c story t exam-lesson:-5,-6,3
c story t extract-classify:-3,4
c story t finance-info:5,-8
c story t general:5,,-5
c story t health-info:15,-3
c story t ideas-names:,-7,-3
c story t legal-info:5,-15,15
c story t marketing:-18,-5,-4
c story t plan:17,,-6
c story t recipe:-8,-13
c story t research-compare:,7
c story t rewrite:-24,18
c story t roleplay:-13,21,7
c story t summarise:-12,13
c story t support-reply:,-8
c story t tutor:-7,13,4
c story:3,-8,-11
c success length:-7,-9,8
c success t agent-bot:,-4,-6
c success t article:,3,-16
c success t career:,-9,-4
c success t code-fix-review:,,11
c success t code-write:6,-7,17
c success t creative:-9,-16,-8
c success t data:14,,8
c success t email-letter:-4,3
c success t exam-lesson:5,6
c success t extract-classify:,-10
c success t finance-info:23,7,-5
c success t general:-6,,6
c success t health-info:,16,4
c success t ideas-names:-7,-15
c success t legal-info:-8,14
c success t marketing:10,-9
c success t plan:-3,-24,-12
c success t recipe:,,-5
c success t research-compare:15,-3
c success t rewrite:5,,8
c success t roleplay:,4
c success t summarise:3,-12,6
c success t support-reply:,,-5
c success t translate:5,14
c success t tutor:5
c success:-6,,-6
c tone length:6,10,-9
c tone t agent-bot:9,-5,-3
c tone t article:-7,-12,8
c tone t career:8
c tone t creative:4,-11,8
c tone t email-letter:-13,-3
c tone t general:-6,12,3
c tone t ideas-names:7,-7,-12
c tone t plan:-3,9
c tone t recipe:,7,-3
c tone t rewrite:3,4
c tone t roleplay:16,-3,-9
c tone t translate:-6,,5
c tone:4,-8
c tried length:8,,-8
c tried t agent-bot:-3,14
c tried t article:-10,25
c tried t career:,4,-3
c tried t code-fix-review:10,-27
c tried t code-write:,-16
c tried t creative:-15,26,-5
c tried t data:,-17
c tried t email-letter:-9,,5
c tried t exam-lesson:-4,17
c tried t finance-info:,6
c tried t general:23,-14
c tried t health-info:7,-8
c tried t ideas-names:,-7,-3
c tried t legal-info:5,,-7
c tried t marketing:-4,20,-4
c tried t plan:-4,6
c tried t recipe:-9,-12,15
c tried t rewrite:,-3
c tried t roleplay:5,-10
c tried t summarise:-6,-4,-3
c tried t support-reply:,-7
c tried t translate:,4,-3
c tried t tutor:7,7
c tried:10,,-19
choice:-7
fact age:-7,16,-4
fact codeLanguage:6,-6,-11
fact condition:-5,-7,13
fact count:-3,12,-6
fact country:-16,-14,18
fact date:,-13,3
fact deadline:,15,-29
fact diet:14,-9
fact doctor:19,-4,4
fact duration:-3,4,-3
fact edgeCase:-7,-6,-7
fact error:,,10
fact failure:,6,-8
fact ingredients:21,16,-7
fact kitchenTool:,,3
fact languageName:-16,16,-6
fact level:3,-3,-4
fact money:-17,-11,16
fact number:,-3,13
fact occasion:,-4,-3
fact papers:-6,13
fact people:-7,-5,12
fact platform:-7,-12,19
fact relation:,-3
fact reviewFocus:,,7
fact reviewStage:,,4
fact runs:-3,25,-15
fact schoolClass:,7,-16
fact sheetTool:,-8,12
fact since:,14,-6
fact symptoms:23,-12,-12
fact textLength:-8,11
fact tried:5,-10,18
fact:-26,-20,42
k agent-bot own:3
k agent-bot shared:5,-9,4
k agent-bot wide:-4,-6
k article open:-3,8
k article own:-3,4,-4
k article shared:-3,,-6
k article wide:-3
k article/essay own:,-28,4
k article/essay shared:12,-17,-10
k article/essay wide:3
k article/speech open:-6,-4,-3
k article/speech own:8,15
k article/speech shared:,,16
k article/speech wide:-3,,5
k career own:-3,16
k career shared:,-4
k career/cover-letter open:5,-6
k career/cover-letter own:5,-19,-7
k career/cover-letter shared:8,,-9
k career/cv open:-8,12,-4
k career/cv own:-10,11,3
k career/cv shared:,-6,-8
k career/interview open:8,-8,-3
k career/interview own:16,-26,-4
k career/interview shared:-11,-3,18
k code-fix-review/fix open:-3,-3
k code-fix-review/fix own:-6,7,3
k code-fix-review/fix shared:-3,21,-19
k code-fix-review/review open:4,-3
k code-fix-review/review own:,-12,-8
k code-fix-review/review shared:8,-20,11
k code-write open:-3,6
k code-write own:,,4
k code-write shared:-4,,-13
k code-write wide:3,,-4
k creative open:9,-7
k creative own:7,15
k creative shared:-13,15,7
k creative wide:-3
k creative/poem open:-9,,7
k creative/poem own:-6,-8,6
k creative/poem shared:,-11,6
k creative/script open:-9,9
k creative/script own:-8,-5
k creative/script shared:,-7,-9
k creative/story open:14,-10,-4
k creative/story own:4,-3
k creative/story shared:13,-5
k data own:,,-4
k data shared:,6
k data/analysis open:,5,-7
k data/analysis own:3,-10,-9
k data/analysis shared:17,-16,-8
k data/analysis wide:10,-4
k data/formula open:5,-11,3
k data/formula own:,15,4
k data/formula shared:-25,21,-3
k data/formula wide:-4,-15
k email-letter own:,4
k email-letter shared:-3
k email-letter/formal-letter open:-3,8,4
k email-letter/formal-letter own:6,-12,8
k email-letter/formal-letter shared:,-18,-3
k email-letter/formal-letter wide:,-4,7
k email-letter/personal-message open:,-7,8
k email-letter/personal-message own:,6
k email-letter/personal-message shared:-6,10,12
k email-letter/proposal open:-4
k email-letter/proposal own:-9,,-6
k email-letter/proposal shared:6,-9,-15
k email-letter/work-email open:-11
k email-letter/work-email own:3,-5,-4
k email-letter/work-email shared:6,,7
k email-letter/work-email wide:6
k exam-lesson own:,-3
k exam-lesson/exam open:,7,-3
k exam-lesson/exam own:-14,25,-3
k exam-lesson/exam shared:7,-4,-7
k exam-lesson/lesson open:7,-10,8
k exam-lesson/lesson own:16,-23,4
k exam-lesson/lesson shared:,-8,-3
k extract-classify open:-4
k extract-classify own:-6,-3
k extract-classify shared:,,-3
k extract-classify wide:-6,5
k finance-info open:7,-6
k finance-info own:5
k finance-info shared:,,-6
k finance-info wide:,12
k general own:-3,-11,-8
k general shared:12,-32
k general/advice open:,,-4
k general/advice own:4,6,-7
k general/advice shared:19,-4
k general/advice wide:14,-10,-3
k general/fact open:-19,21
k general/fact own:-23,27,14
k general/fact shared:-45,47,-17
k general/fact wide:-4,12
k general/how-to open:9,-13
k general/how-to own:16,-6,5
k general/how-to shared:-4,12
k general/how-to wide:-11,5,-3
k health-info open:,3
k health-info own:-5,4
k health-info shared:,7
k health-info/diet-fitness open:4,-6
k health-info/diet-fitness own:5,3,4
k health-info/diet-fitness shared:,-6,6
k health-info/diet-fitness wide:,-3
k health-info/drug open:4,-10,-3
k health-info/drug own:12,-8,-10
k health-info/drug shared:,9,-14
k health-info/symptom open:4,3,-5
k health-info/symptom own:-14,10,5
k health-info/symptom shared:-6,-5
k health-info/symptom wide:4,-4
k ideas-names shared:,-3
k ideas-names/activity own:-8
k ideas-names/activity shared:-4,,-4
k ideas-names/activity wide:-4,,-3
k ideas-names/gift own:14,-10,-6
k ideas-names/gift shared:,-5,13
k ideas-names/gift wide:-10,-7,9
k ideas-names/naming own:5,8,5
k ideas-names/naming shared:-5,7,-10
k ideas-names/naming wide:8
k legal-info/contract open:3
k legal-info/contract own:-5,6
k legal-info/contract shared:4
k legal-info/contract wide:,-4
k legal-info/procedure open:-11,11
k legal-info/procedure own:11,8,-4
k legal-info/procedure shared:16,6
k legal-info/procedure wide:-6
k legal-info/rights open:12,-7,-6
k legal-info/rights own:,-9,3
k legal-info/rights shared:-17,-5
k legal-info/rights wide:11,-7
k marketing own:-3,6,-6
k marketing shared:,-6,-7
k marketing/campaign-plan open:4,-4
k marketing/campaign-plan own:15,-23,3
k marketing/campaign-plan shared:8,-24,-10
k marketing/campaign-plan wide:,-5
k marketing/post-ad open:-4,10,-4
k marketing/post-ad own:-8,10,5
k marketing/post-ad shared:-5,8,10
k marketing/post-ad wide:,11,-5
k marketing/product-description open:-6
k marketing/product-description own:,-7
k marketing/product-description shared:6,-4,8
k marketing/product-description wide:3
k plan shared:,-5
k plan/event open:-7,10
k plan/event own:-5,15,-4
k plan/event shared:8,3,10
k plan/project open:-3,5
k plan/project own:,-10
k plan/project shared:-5,-17,-16
k plan/routine open:,-3
k plan/routine own:-8,,7
k plan/routine shared:16,4,-3
k plan/study open:10,,-3
k plan/study own:6
k plan/study shared:,-10,-9
k plan/travel open:,-7,5
k plan/travel own:11,-4,-6
k plan/travel shared:-21,15,5
k recipe own:,12,-5
k recipe shared:,7
k recipe wide:-5,8,3
k research-compare open:,-3
k research-compare own:-3,-13
k research-compare shared:7,,-11
k research-compare/buying open:9,-3
k research-compare/buying own:7,13,-4
k research-compare/buying shared:-12,5
k research-compare/buying wide:7,-13
k research-compare/study open:-4
k research-compare/study own:-3,-10,3
k research-compare/study shared:8,-8,-7
k rewrite open:-3,4
k rewrite own:-5,11,-5
k rewrite shared:-5,5
k rewrite wide:,6
k roleplay own:,,4
k roleplay shared:-3,9,3
k roleplay wide:5,-6,6
k summarise open:-5,-3
k summarise own:-3,3
k summarise shared:-8,,4
k summarise wide:,-3
k support-reply open:4
k support-reply shared:-8,-6,8
k support-reply wide:8,,-7
k translate open:-5,4,3
k translate own:-5,10,-3
k translate shared:-5,6
k translate wide:-5,3,-7
k tutor own:-8,10
k tutor wide:-9,5
length:-11,,20
open home:6,-11,-7
open length:,,8
open near odds:-6,5,10
open near:-8,,-6
open odds:14,-12,7
open place:6,-12,-7
open top:21,-41,-12
open:-10,,-28
own home:5,-16,-3
own length:-4,-11,14
own near odds:-5,,3
own near:5,18,-8
own odds:9,-10
own place:7,5,15
own top:-5,-40,-3
own:-20,-8,-30
part:,-4,14
shared home:-4,-11
shared length:7,,-6
shared near:7,-11,-5
shared odds:5,,3
shared place:-9,4,6
shared top:-12,-28,-23
shared:-18,-5,-27
slot:-8,-11,22
stated audience:,-3,-5
stated deadline:,23,7
stated examples:3
stated exclusions:,,21
stated format:-15,-5,26
stated language:11,8,-4
stated length:,-5,4
stated material:,-4,8
stated place:-7,3,-10
stated purpose:,-3
stated role:,3,-14
stated success:,-16
stated tone:-12
t agent-bot own:3
t agent-bot shared:5,-9,4
t agent-bot wide:-4,-6
t article open:-10,6,-4
t article own:,-8
t article shared:6,-17
t article wide:-3
t career open:6,,-8
t career own:8,-18,-7
t career shared:,-12
t career wide:3
t code-fix-review open:,-6
t code-fix-review own:-3,-5,-4
t code-fix-review shared:4,,-8
t code-write open:-3,6
t code-write own:,,4
t code-write shared:-4,,-13
t code-write wide:3,,-4
t creative open:4,-7,4
t creative own:-4,,6
t creative shared:,-8,3
t creative wide:-8,3
t data open:,-5,-4
t data own:,6,-8
t data shared:-9,11,-11
t data wide:6,-19
t email-letter open:-17,5,14
t email-letter own:,-7
t email-letter shared:3,-15
t email-letter wide:10,-5,5
t exam-lesson open:9,,5
t exam-lesson shared:4,-10,-10
t extract-classify open:-4
t extract-classify own:-6,-3
t extract-classify shared:,,-3
t extract-classify wide:-6,5
t finance-info open:7,-6
t finance-info own:5
t finance-info shared:,,-6
t finance-info wide:,12
t general open:-8,10,-7
t general own:-5,16,5
t general shared:-18,22,-16
t general wide:,8,-10
t health-info open:11,-9,-11
t health-info own:,9
t health-info shared:-7,5,-7
t health-info wide:7,-10
t ideas-names own:11,-3
t ideas-names shared:-8,-4
t ideas-names wide:-6,,5
t legal-info open:3,5,-9
t legal-info own:6,3
t legal-info shared:4
t legal-info wide:7,-9
t marketing open:-7,7,-6
t marketing own:4,-14
t marketing shared:9,-26
t marketing wide:,5,-6
t plan open:,6,3
t plan own:3,-5
t plan shared:,-11,-13
t plan wide:-3,3
t recipe own:,12,-5
t recipe shared:,7
t recipe wide:-5,8,3
t research-compare open:4,-4
t research-compare own:,-9,-3
t research-compare shared:,-3,-17
t research-compare wide:7,-15
t rewrite open:-3,4
t rewrite own:-5,11,-5
t rewrite shared:-5,5
t rewrite wide:,6
t roleplay own:,,4
t roleplay shared:-3,9,3
t roleplay wide:5,-6,6
t summarise open:-5,-3
t summarise own:-3,3
t summarise shared:-8,,4
t summarise wide:,-3
t support-reply open:4
t support-reply shared:-8,-6,8
t support-reply wide:8,,-7
t translate open:-5,4,3
t translate own:-5,10,-3
t translate shared:-5,6
t translate wide:-5,3,-7
t tutor own:-8,10
t tutor wide:-9,5
wide home:5,-7,-10
wide length:-12,9,4
wide near odds:9,-7,17
wide near:,-5,-7
wide odds:21,-15
wide place:5,-7,-10
wide top:-24,-19,3
wide:-9,-8,-25`;
