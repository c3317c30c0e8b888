// Written by `npm run train -- fit`. Do not edit.
/** What was learned of what a question is worth; see training/fit. */
export const WORTH_BIAS: readonly number[] = [-0.403, -0.366, -0.968];
export const WORTH_LINES = `?activity-goal away:,,4
?activity-goal home:,,-3
?activity-have away:,,3
?activity-have home:,,5
?activity-have length:,-3,9
?activity-have:,,10
?activity-when length:,,-4
?activity-who away:,,5
?activity-who length:,,5
?activity-who:,-3,8
?advice-fear home:,,5
?advice-happened away:,-3,7
?advice-happened length:,-4,7
?advice-happened:,-4,10
?advice-need home:,,5
?advice-need length:,-4,7
?advice-need:,-3,7
?advice-people away:,-3
?advice-people home:,,4
?advice-people length:,-5
?advice-people:,-5,3
?advice-want home:5
?advice-want length:,,-8
?advice-want:6,,-5
?advice-world away:,,-3
?advice-world length:,,-7
?advice-world:,,-6
?article-focus home:,-3
?article-focus:,-5,-3
?article-idea away:5,,-3
?article-idea length:8,-3,-9
?article-idea:7,-6,-8
?article-own away:7
?article-own length:19,-8,-6
?article-own:12,-3,-5
?article-place length:,-4
?article-reader away:,,-3
?article-reader:,-3,-4
?article-sources home:,,-3
?article-sources length:,7,-4
?article-sources:,,-5
?article-tone away:,6,-4
?article-tone length:,10
?article-tone:,4,-3
?bot-actions away:,,4
?bot-actions home:,,-3
?bot-actions length:7,-3
?bot-actions:,-3
?bot-handover home:,4
?bot-handover length:,7
?bot-handover:,4
?bot-hard away:,3
?bot-hard home:,-3
?bot-hard length:4,,-3
?bot-hard:,,-3
?bot-job away:,,3
?bot-job length:-3,,11
?bot-job:,,5
?bot-knows home:,5,-5
?bot-knows length:,9,-6
?bot-knows:,5,-6
?bot-never away:,,-3
?bot-never home:,,8
?bot-never length:,,8
?bot-never:,,5
?bot-unknown away:,4
?bot-unknown home:3
?bot-unknown length:6,-4
?bot-unknown:,5
?bot-users away:,,-3
?bot-users:,,-3
?bot-voice away:,,-3
?bot-voice length:9,,-7
?bot-voice:,,-4
?bot-where away:,,4
?bot-where length:,-3,8
?bot-where:,-3,3
?buy-budget away:,,-3
?buy-budget length:,,-5
?buy-budget:,,-5
?buy-must away:,,6
?buy-must home:,,-4
?buy-must length:,-11
?buy-must:-4,8
?buy-now home:,,-8
?buy-now length:,-8
?buy-now:,4,-7
?buy-state:,,-4
?buy-use home:,,8
?buy-use length:,,7
?buy-use:,,6
?buy-years home:8,,-3
?buy-years length:7,-3,3
?buy-years:10,-3,-3
?campaign-budget length:,,4
?campaign-budget:,-4,4
?campaign-goal length:,,4
?campaign-goal:3,-3,3
?campaign-have home:9,-3
?campaign-have length:14,8,-8
?campaign-have:12,,-7
?campaign-time away:,,4
?campaign-time home:,,5
?campaign-time length:,,6
?campaign-time:,,9
?career-achieve away:-3,9,-6
?career-achieve length:6,4,-10
?career-achieve:,8,-8
?career-exclude away:,6,-5
?career-exclude home:,3,-4
?career-exclude length:,10,-12
?career-exclude:,9,-9
?career-experience away:,,8
?career-experience home:,,4
?career-experience length:-17,-8,12
?career-experience:,-3,12
?career-gap away:,-4
?career-gap home:-8
?career-gap length:,-3,8
?career-gap:-11,-5
?career-job away:,-3
?career-job home:,,9
?career-job length:,,6
?career-job:,-5,11
?career-language away:,,8
?career-language length:,,3
?career-language:,,9
?career-now away:,14
?career-now length:,7,-4
?career-now:-4,11
?career-skills away:,9,-3
?career-skills home:12,,-4
?career-skills length:,,-5
?career-skills:11,7,-8
?class-avoid length:,,-3
?class-avoid:,-4
?class-covered home:,,4
?class-covered length:6
?class-covered:,-3,4
?class-weak home:4,6,-10
?class-weak length:9,16,-10
?class-weak:,7,-9
?class-who length:-3,7,7
?class-who:,,-3
?code-edge away:,4,-6
?code-edge length:4,3
?code-edge:,,-5
?code-have away:,,3
?code-input home:,,3
?code-input length:-8,,7
?code-input:,,3
?code-language home:,,7
?code-language length:-7,,5
?code-language:,,4
?code-limits away:,3
?code-limits home:,5
?code-limits:,9
?code-output away:,9
?code-output home:,,7
?code-output length:-6,,4
?code-output:3,7,8
?code-runs length:7,,-3
?code-size away:,11
?code-size home:,,-9
?code-size length:,,-6
?code-size:,10,-9
?code-skill away:,10
?code-skill home:-5,,-10
?code-skill length:8,,-10
?code-skill:-4,9,-13
?compare-criteria home:6
?compare-criteria length:4,-9
?compare-criteria:6,3,3
?compare-decision length:,-4,-7
?compare-form away:,,-3
?compare-form home:-3,3
?compare-form:-4
?compare-known length:,-5,-6
?compare-known:-5,,-7
?compare-limits length:,-8
?compare-limits:-3
?compare-me away:,-3,6
?compare-me length:,,7
?compare-me:-3,-5,8
?compare-options away:,-4,7
?compare-options home:-4,,14
?compare-options length:-4,-5,11
?compare-options:-6,-6,22
?contract-kind home:,,5
?contract-kind length:,-7,8
?contract-kind:-4,,9
?contract-side home:,,-3
?contract-side length:,-5
?contract-side:,,3
?contract-stage away:,,5
?contract-stage home:,3
?contract-stage:,,11
?contract-terms home:,,-4
?contract-terms length:,,-4
?contract-terms:,-3,-5
?contract-worry home:,,5
?contract-worry length:,-10,7
?contract-worry:-4,,4
?cover-reader home:,,-5
?cover-reader length:,,-12
?cover-reader:,,-7
?cover-why home:4,,-4
?cover-why length:15,,-7
?cover-why:6,,-5
?creative-ending away:,,-3
?creative-ending home:,-3,3
?creative-ending length:-3
?creative-ending:,-7,-5
?creative-feel length:-3,-4
?creative-feel:,-5,4
?creative-for home:,-3,4
?creative-for length:-4,,10
?creative-for:,-5,5
?creative-language home:-6,-3
?creative-language length:8,-4,-3
?creative-language:-3,-5
?creative-length away:,,-3
?creative-length home:3,-3,5
?creative-length length:6,4
?creative-length:4,,3
?creative-true away:10,,3
?creative-true length:-5,,3
?creative-true:10,-3,5
?creative-voice away:,,-3
?creative-voice home:,-4
?creative-voice length:-8,4,-5
?creative-voice:3,,-4
?cv-length home:-3,9
?cv-length:-4,6
?cv-study away:4
?cv-study home:5,,-4
?cv-study length:9,,-6
?cv-study:11,,-7
?data-columns home:,,-3
?data-columns length:,-4
?data-columns:,-3
?data-compare home:,,3
?data-compare length:,-3,4
?data-compare:-3,8,4
?data-context home:,5,-6
?data-context length:,12,-11
?data-context:,5,-8
?data-dirty away:,,-3
?data-dirty home:,3
?data-dirty length:,3
?data-dirty:,4,-5
?data-expect length:,,-4
?data-form length:,,-5
?data-question length:,-3,6
?data-question:,3,3
?data-reader home:,,-3
?data-reader length:,,-6
?data-reader:,,-7
?data-size home:,,11
?data-size length:,,-4
?data-size:,,12
?data-tool home:,,-6
?data-tool length:,,-9
?data-tool:,,-5
?deadline away:-4,,-4
?deadline k article/speech:,,3
?deadline k career/interview:,,4
?deadline k plan/routine:,3
?deadline k plan/study:,,5
?deadline length:4
?deadline t agent-bot:,3
?deadline t career:,,4
?deadline t creative:,3
?deadline t email-letter:,-6,-3
?deadline t general:,,3
?deadline t health-info:,,-3
?deadline t plan:,,6
?deadline:-5,-3
?describe-facts away:,-3,8
?describe-facts home:-3,,4
?describe-facts length:-3,,6
?describe-facts:-5,-3,10
?describe-use length:,6
?diet-body away:,-3
?diet-body home:,,4
?diet-body:,-5,3
?diet-day away:,-4,3
?diet-day length:,-5,5
?diet-day:,,5
?diet-food away:,-4,3
?diet-food home:,,5
?diet-food length:,,4
?diet-food:,-6,6
?diet-goal away:,-3,5
?diet-goal length:,,5
?diet-goal:,-5,6
?diet-means away:,,-3
?diet-means home:,,-3
?diet-means length:,11
?diet-means:,4,-5
?drug-effect away:,,-3
?drug-effect length:,,7
?drug-effect:,-4,9
?drug-name away:,,6
?drug-name home:-3,,4
?drug-name length:,-3,11
?drug-name:-5,-6,15
?drug-others away:,,6
?drug-others home:3
?drug-others length:-4,,9
?drug-others:,-5,12
?drug-why away:,,-3
?drug-why home:,,-3
?drug-why length:,3
?drug-why:,3,-6
?essay-claim length:,,3
?essay-claim:,4,3
?essay-level length:,,4
?essay-level:,,3
?essay-teacher length:,4
?essay-teacher:,6,-3
?event-avoid length:8,,-6
?event-avoid:8,-3,-3
?event-budget length:-3,13
?event-budget:-3,6
?event-date away:,-3,4
?event-date length:,,8
?event-date:,-5,7
?event-guests away:,-3
?event-guests length:,,-4
?event-guests:,-5,-4
?event-helpers length:,9,-4
?event-helpers:,3,-4
?event-must:,,-3
?event-place away:,-3,8
?event-place:,-5,10
?event-what away:,-3,7
?event-what length:,,4
?event-what:,-5,12
?exam-answers home:-3,,10
?exam-answers length:-3,,10
?exam-answers:-3,,8
?exam-level home:7,,-5
?exam-level length:,,3
?exam-level:6
?exam-minutes home:,3,-5
?exam-minutes length:,9,-6
?exam-minutes:,5,-6
?exam-purpose length:,,-5
?exam-purpose:,,-5
?exam-shape length:,,6
?exclude away:,-5,-4
?exclude home:,,5
?exclude k article/essay:3
?exclude k career/interview:,3
?exclude k code-fix-review/fix:,4
?exclude k creative/poem:,-4
?exclude k data/analysis:,4
?exclude k email-letter/personal-message:,-4
?exclude k email-letter/work-email:,4
?exclude k general/advice:,-7
?exclude k general/how-to:,10
?exclude k health-info/symptom:,5
?exclude k marketing/campaign-plan:,,-3
?exclude k marketing/product-description:,,8
?exclude k research-compare/buying:,4
?exclude length:-3,-8
?exclude t article:,-4,5
?exclude t code-write:,4
?exclude t creative:,-11,5
?exclude t general:,7
?exclude t health-info:,6
?exclude t legal-info:,4
?exclude t marketing:,-4,5
?exclude t plan:,-5,-5
?exclude t rewrite:,4
?exclude t summarise:,-3
?exclude t translate:,8,-4
?exclude t tutor:,10
?exclude:,5,-7
?extract-example away:,4
?extract-example length:,4
?extract-example:,4
?extract-fields home:,,3
?extract-fields length:,,7
?extract-fields:,,3
?extract-many away:,4
?extract-many home:,,5
?extract-many length:,9,3
?extract-many:,5
?extract-source home:,,3
?extract-source length:,,7
?extract-source:,,3
?extract-unclear away:,11
?extract-unclear home:,,-4
?extract-unclear length:,,-4
?extract-unclear:,12,-5
?extract-use home:,,-7
?extract-use length:,,-7
?extract-use:,,-7
?extract-wording home:,,-3
?extract-wording length:,,-3
?extract-wording:,,-3
?facts-agent-bot length:,,6
?facts-article away:-3,-4
?facts-article length:,,5
?facts-article-essay length:,3
?facts-article-essay:,4
?facts-article-speech home:-3
?facts-article-speech length:3,-4
?facts-article-speech:-5,3
?facts-article:,-8
?facts-career-cv home:,3
?facts-career-cv length:-5,5
?facts-career-cv:,3
?facts-career-interview home:3
?facts-career-interview:4
?facts-code-fix-review-fix away:,,-3
?facts-code-fix-review-fix length:-8,-3,6
?facts-code-fix-review-fix:3,-3
?facts-code-write away:,-3
?facts-code-write length:3
?facts-code-write:,-4
?facts-creative-poem home:,-4,4
?facts-creative-poem:6,-9,7
?facts-creative-script home:,3
?facts-creative-script length:,5
?facts-creative-script:-3,3
?facts-creative-story home:,3
?facts-creative-story length:-3,4
?facts-creative-story:,5
?facts-email-letter-formal-letter home:-4,7
?facts-email-letter-formal-letter length:4,-7
?facts-email-letter-formal-letter:-7,12
?facts-email-letter-personal-message home:-3,-4,5
?facts-email-letter-personal-message length:-8,-4,12
?facts-email-letter-personal-message:-6,-8,11
?facts-email-letter-work-email home:3,-3,-3
?facts-email-letter-work-email length:5,-3
?facts-email-letter-work-email:9,-6,-4
?facts-extract-classify away:,3
?facts-extract-classify length:,6,-4
?facts-extract-classify:,4
?facts-finance-info away:,-4
?facts-finance-info home:3
?facts-finance-info:4,-5
?facts-general home:4
?facts-general length:6,-12
?facts-general:5
?facts-health-info-symptom away:3
?facts-health-info-symptom length:,,-3
?facts-health-info-symptom:3,-5,-3
?facts-ideas-names home:4
?facts-ideas-names length:-5
?facts-ideas-names:,-3,5
?facts-legal-info-contract home:-5,5
?facts-legal-info-contract:-10,10
?facts-legal-info-rights home:6,-3
?facts-legal-info-rights length:4,,-4
?facts-legal-info-rights:6,,-4
?facts-marketing length:,6,-5
?facts-marketing-post-ad:3
?facts-marketing-product-description away:,4
?facts-marketing-product-description length:-3,7
?facts-marketing-product-description:-4,5
?facts-marketing:,6,-4
?facts-plan-event length:-3,8
?facts-plan-event:,4
?facts-plan-study length:4
?facts-plan-study:3
?facts-plan-travel length:-4,,5
?facts-recipe away:,5
?facts-recipe length:,4,-3
?facts-recipe:,4,-3
?facts-research-compare-buying home:3
?facts-research-compare-buying length:6,-3
?facts-research-compare-buying:,7
?facts-research-compare-study:,-5
?facts-rewrite home:-4
?facts-rewrite length:,,5
?facts-rewrite:-3
?facts-roleplay length:,6,-5
?facts-roleplay:,,-3
?facts-support-reply away:,4
?facts-support-reply home:3
?facts-support-reply:,4
?facts-translate away:,3
?facts-translate length:-7,,-4
?facts-translate:,5,-3
?facts-tutor home:-4
?facts-tutor length:,-5,4
?facts-tutor:-5
?fix-changed home:,,-3
?fix-env away:,4,-3
?fix-env home:-3
?fix-env length:,-5,-6
?fix-env:-5,3
?fix-error away:,5
?fix-error home:-4,6,4
?fix-error length:-5,6
?fix-error:-6,12,4
?fix-expected away:,5,-3
?fix-expected home:,,5
?fix-expected length:,-4,4
?fix-expected:,3
?fix-explain away:,,-3
?fix-explain home:,,3
?fix-explain length:,,-6
?fix-keep home:,,-3
?fix-keep length:,-4,-8
?fix-keep:,3,-4
?fix-tried away:5
?fix-tried home:,,-3
?fix-tried length:,-3,-6
?fix-tried:7,-3,-4
?fix-when home:6
?fix-when length:,-3
?fix-when:8
?for-whom away:6,-15,7
?for-whom home:-3,11
?for-whom k career/cv:,,6
?for-whom k creative/poem:,,3
?for-whom k creative/script:,,-4
?for-whom k data/analysis:,-3,3
?for-whom k data/formula:,14
?for-whom k email-letter/personal-message:,,13
?for-whom k email-letter/proposal:,,-3
?for-whom k email-letter/work-email:,,-6
?for-whom k general/advice:,,8
?for-whom k health-info/diet-fitness:,,3
?for-whom k health-info/symptom:,,7
?for-whom k ideas-names/gift:,,5
?for-whom k legal-info/rights:,,6
?for-whom k plan/project:,,-3
?for-whom k plan/routine:,,6
?for-whom k plan/study:,,-3
?for-whom k plan/travel:,,3
?for-whom length:3,9,-7
?for-whom t article:,,-3
?for-whom t career:,,6
?for-whom t code-fix-review:,,-3
?for-whom t creative:,,-3
?for-whom t data:,11
?for-whom t exam-lesson:,,-5
?for-whom t finance-info:,,3
?for-whom t general:,,8
?for-whom t health-info:,-3,8
?for-whom t ideas-names:,,4
?for-whom t legal-info:,,5
?for-whom t plan:,,6
?for-whom t recipe:,,-5
?for-whom t research-compare:,,-3
?for-whom t roleplay:,,4
?for-whom t support-reply:,,-3
?for-whom:,-4,19
?formal-body length:-3
?formal-papers away:3,8,-6
?formal-papers home:,7
?formal-papers length:,,-6
?formal-papers:7,14,-8
?formal-record away:,,3
?formal-record length:,-3,5
?formal-record:,-3,4
?formal-request length:,,10
?formula-cells home:,,4
?formula-cells length:-3,,5
?formula-cells:4,-3,3
?formula-empty home:,,-3
?formula-empty length:,,-5
?formula-empty:,,-5
?formula-example home:,-3
?formula-example length:,,4
?formula-example:,-4
?formula-grows home:5,,-3
?formula-grows length:-3,,-3
?formula-grows:6,,-4
?formula-now home:,,3
?formula-now length:,,5
?formula-now:-3,,6
?formula-tool away:,,3
?formula-tool home:,,4
?formula-tool length:,,10
?formula-tool:,,8
?gift-before away:,3,-3
?gift-before length:8,6,-7
?gift-before:,4,-6
?gift-budget length:,-5
?gift-close away:,,4
?gift-close length:,,4
?gift-close:,,6
?gift-have length:,-3,7
?gift-have:,,5
?gift-message away:,4,-3
?gift-message length:,7,-8
?gift-message:,5,-6
?gift-occasion home:8
?gift-occasion length:-5,-3,5
?gift-occasion:8,-3,4
?gift-person home:9,,3
?gift-person length:-7,-5,10
?gift-person:8,-4,8
?gift-where away:,,-4
?gift-where length:,,-13
?gift-where:,,-8
?health-allergy home:,3
?health-allergy length:,17,-8
?health-allergy:,11,-7
?health-conditions away:3
?health-conditions home:5,-3,-5
?health-conditions length:5,3,-7
?health-conditions:8,,-5
?health-doctor away:,-3
?health-doctor home:,-4,-3
?health-doctor length:9,,3
?health-doctor:4,-7,-4
?health-since away:,-6
?health-since home:,5
?health-since length:,3
?health-since:-5
?health-tried away:-3
?health-tried home:,,-4
?health-tried length:3
?health-tried:,,-4
?health-want away:,-6,5
?health-want home:,-4,8
?health-want length:,,-4
?health-want:,-10,16
?health-who away:,,-5
?health-who home:3,-4,3
?health-who length:-7,9
?health-who:4,-6,-5
?howto-have home:,-4
?howto-have length:12
?howto-have:4,,-6
?howto-limits home:-4
?howto-limits length:3,6
?howto-limits:-6
?howto-self home:,-3,8
?howto-self length:,-3
?howto-self:-3,,9
?howto-state home:4
?howto-state length:3,-6,3
?howto-state:,3
?howto-thing away:,,5
?howto-thing home:7
?howto-thing length:,-5,6
?howto-thing:4,,6
?ideas-count away:,3,-6
?ideas-count home:-9,,-6
?ideas-count length:4,10,-12
?ideas-count:-10,,-12
?ideas-feel home:,,-3
?ideas-feel length:,,-7
?ideas-feel:,-3,-3
?ideas-language away:5,-4
?ideas-language home:3,-4,6
?ideas-language length:-9,-7,7
?ideas-language:4,3,6
?ideas-like away:,3
?ideas-like length:,7
?ideas-like:-3,,-3
?ideas-limits away:,-4,6
?ideas-limits length:,,5
?ideas-limits:,-12
?ideas-not home:6,,4
?ideas-not:3,-6,3
?ideas-use away:,6
?ideas-use home:-3
?ideas-use length:,3,4
?ideas-use:-5,8
?ideas-what away:,-4,8
?ideas-what home:,4,5
?ideas-what length:-13,,13
?ideas-what:,,14
?ideas-who away:-3,6
?ideas-who home:,9,-3
?ideas-who length:,-7,5
?ideas-who:,11
?interview-fear away:,-4,7
?interview-fear home:-4,,5
?interview-fear length:-10,-3,15
?interview-fear:-4,-6,16
?interview-form away:,,-4
?interview-form length:,,-4
?interview-form:-3,,-3
?interview-stage away:,-3
?interview-stage length:-6,,8
?interview-stage:,-3
?law-country away:6,,-4
?law-country home:,7,-3
?law-country length:,,-5
?law-country:6,6,-7
?law-deadline away:,11,-5
?law-deadline home:,,-4
?law-deadline length:,7,-11
?law-deadline:-3,10,-10
?law-done home:5,,-4
?law-done length:9,,-6
?law-done:4,,-6
?law-happened away:,-3,-4
?law-happened home:-3,,6
?law-happened length:,-3
?law-happened:,-5
?law-money away:,3,-6
?law-money length:,8,-10
?law-money:,3,-9
?law-other away:,,-6
?law-other home:5,4,-8
?law-other length:13,-8,-4
?law-other:5,5,-14
?law-papers away:,,-4
?law-papers home:8,,-7
?law-papers length:9,,-8
?law-papers:10,6,-12
?law-want away:,-4,-4
?law-want home:-3,,5
?law-want length:,-4
?law-want:-3,-5
?length-message away:,-8,4
?length-message home:-3
?length-message length:-4,3,-11
?length-message:-4,-6,4
?length-text away:-3,9,-5
?length-text home:,-3
?length-text k article/speech:5
?length-text k career/cover-letter:,-5
?length-text k career/cv:,-4
?length-text k career/interview:,5
?length-text k code-fix-review/review:,6
?length-text k data/analysis:,-4
?length-text k data/formula:,5
?length-text k exam-lesson/exam:,-3
?length-text k general/advice:,3
?length-text k general/how-to:,-8
?length-text k health-info/symptom:,6
?length-text k ideas-names/naming:,-3
?length-text k legal-info/contract:,3
?length-text k legal-info/rights:,6
?length-text k plan/event:,4
?length-text k research-compare/buying:,3
?length-text length:,-7,20
?length-text t article:3,-3
?length-text t career:,-4
?length-text t code-fix-review:,9
?length-text t code-write:,13
?length-text t creative:,-7,-4
?length-text t email-letter:,-3
?length-text t exam-lesson:,-4
?length-text t general:,-5
?length-text t health-info:,3
?length-text t legal-info:,8
?length-text t marketing:,-6
?length-text t plan:,4
?length-text t recipe:,10
?length-text t research-compare:,4
?length-text t rewrite:,-7
?length-text t summarise:,-3
?length-text t support-reply:,-3
?length-text:,6,-4
?lesson-after away:,,3
?lesson-after length:,-3,5
?lesson-after:-3,-3
?lesson-goal away:,-3,5
?lesson-goal home:,4,3
?lesson-goal length:6,14
?lesson-goal:,6,5
?lesson-minutes home:,,5
?lesson-room home:-3,,4
?lesson-room length:-3
?lesson-room:-4
?letter-before away:,9
?letter-before home:6,,-6
?letter-before length:10,,-6
?letter-before:4,14,-9
?letter-channel away:5,3
?letter-channel length:,8,-6
?letter-channel:5,5,-3
?letter-exclude away:,8,-5
?letter-exclude length:4,15,-7
?letter-exclude:-3,7,-3
?letter-facts home:7
?letter-facts length:-4,3,-6
?letter-facts:5
?letter-give home:,,-3
?letter-give length:10,-5
?letter-give:,-3,-3
?letter-happened away:,5,5
?letter-happened home:-8,9
?letter-happened length:-11,,9
?letter-happened:,12,5
?letter-language away:10,,-5
?letter-language home:-5
?letter-language length:6,6,-5
?letter-language:5,,-4
?letter-name away:,6
?letter-name home:,-4
?letter-name length:-9,,-6
?letter-name:,-6
?letter-reader length:-8,,4
?letter-reader:3
?letter-want away:3,14,-11
?letter-want home:-4,10
?letter-want length:11,16,-14
?letter-want:,20,-11
?level away:-4,14,-4
?level home:,-5
?level k article/essay:,-6
?level k career/cover-letter:,3
?level k career/cv:,9
?level k career/interview:,-3
?level k code-fix-review/fix:,-4
?level k code-fix-review/review:,-3
?level k creative/poem:,5
?level k creative/script:,3
?level k creative/story:,7
?level k data/analysis:,-3
?level k data/formula:,-4
?level k email-letter/formal-letter:,5
?level k email-letter/personal-message:,12
?level k email-letter/proposal:,-8
?level k email-letter/work-email:,7
?level k general/advice:,8
?level k general/how-to:,-6
?level k health-info/drug:,-5
?level k ideas-names/gift:,4
?level k ideas-names/naming:,10
?level k legal-info/rights:,-3
?level k marketing/campaign-plan:,-4
?level k marketing/post-ad:,10
?level k marketing/product-description:,3
?level k plan/project:,-4
?level k plan/routine:,8
?level k plan/study:,-4
?level k plan/travel:,-4
?level k research-compare/buying:,-6
?level length:-4,-7,-6
?level t article:3,-4
?level t career:,9
?level t code-fix-review:,-6
?level t code-write:,-7
?level t creative:,16
?level t data:,-6
?level t email-letter:-4,16
?level t extract-classify:,5
?level t health-info:,-10
?level t ideas-names:,12
?level t legal-info:,-5
?level t marketing:,8
?level t plan:,-5
?level t recipe:,-11
?level t research-compare:,-8
?level t rewrite:,10
?level t roleplay:,6
?level t support-reply:,11
?level t translate:,-3
?level t tutor:,-4,15
?level:-6,16,-5
?market-action home:,,-5
?market-action length:,7,-9
?market-action:-3,5,-9
?market-count home:-3,,3
?market-count length:,,-3
?market-count:-3,,3
?market-customer away:,4
?market-customer home:,3,-4
?market-customer length:8,7,-5
?market-customer:,7,-6
?market-language away:,,-3
?market-language home:,4
?market-language length:,12,-8
?market-language:-3,6,-5
?market-offer away:,,-7
?market-offer length:-4,14,-13
?market-offer:,,-9
?market-place away:,-5,3
?market-place home:,,5
?market-place length:-3,4
?market-place:,-5,8
?market-product home:,,14
?market-product length:,,-5
?market-product:,-5,14
?market-special away:-3
?market-special home:,-3
?market-special length:-6
?market-special:,-5
?market-visual home:-3,-3,-3
?market-visual length:-3,,-10
?market-visual:-4,,-6
?market-worry away:,4,-3
?market-worry home:,,-10
?market-worry length:,15,-13
?market-worry:-3,5,-14
?matters away:-9,-4
?matters home:,-4,-14
?matters k code-fix-review/fix:,5
?matters k health-info/drug:,7
?matters length:-6,,-8
?matters t article:,-3
?matters t code-fix-review:,5
?matters t creative:,-4
?matters t email-letter:,,-4
?matters t general:,-3
?matters t health-info:,7
?matters t ideas-names:,-3
?matters t plan:3,-3
?matters t rewrite:,5
?matters:-10,-18,-20
?money-goal home:,,6
?money-goal length:,,7
?money-goal:,,8
?money-have away:,,3
?money-have home:8,,-5
?money-have length:3,-4
?money-have:8
?money-level away:,-3
?money-level home:,,-5
?money-level length:,,-6
?money-level:,-4,-7
?money-numbers away:,,3
?money-numbers home:,,7
?money-numbers length:-4,,12
?money-numbers:,,10
?money-options away:,6,-4
?money-options home:-4,,5
?money-options length:-5,7,7
?money-options:-4,7
?money-risk away:,7,-3
?money-risk home:,7,-3
?money-risk length:,3,-7
?money-risk:,14,-7
?money-rules away:,4,-3
?money-rules home:,,-3
?money-rules length:,3,-5
?money-rules:,5,-6
?paper-want:,4
?personal-feel length:,-3,5
?personal-feel:-4,-5
?personal-memory away:4,3,-4
?personal-memory home:-5,4,-4
?personal-memory length:7,9,-11
?personal-memory:-5,10,-10
?personal-who away:,,5
?personal-who home:,,3
?personal-who:,-3,9
?plan-fixed away:,-6
?plan-fixed home:,,8
?plan-fixed length:-3,-7,7
?plan-fixed:,-8
?plan-form away:,-4,-5
?plan-form home:,,-4
?plan-form length:,-3
?plan-form:,-6,-9
?plan-goal away:,,-3
?plan-goal length:,,-5
?plan-goal:-3,,-4
?plan-have away:,-5
?plan-obstacle away:-3,9
?plan-obstacle home:-3,,3
?plan-obstacle length:-6,-5,5
?plan-obstacle:-8,9
?plan-time length:3
?plan-time:8,,-4
?poem-for away:,-3,4
?poem-for home:-6,7,4
?poem-for length:5,-8,6
?poem-for:-8,3,9
?poem-form away:,,4
?poem-form home:7
?poem-form length:-3
?poem-form:4,-5,7
?project-done length:,,5
?project-money away:,-3,-4
?project-money length:,6,-10
?project-money:,,-6
?project-now away:,,-7
?project-now length:,8,-11
?project-now:,3,-9
?project-risk away:,-3,-4
?project-risk length:,-4
?project-risk:,-4,-3
?project-team away:,-6,4
?project-team length:,-8,9
?project-team:,-7,8
?proposal-client away:,,4
?proposal-client length:,,5
?proposal-client:,,3
?proposal-offer away:,-5,8
?proposal-offer length:,-4,10
?proposal-offer:,-6,12
?proposal-price length:,3
?proposal-problem away:,-3,3
?proposal-problem:,-4
?proposal-proof away:,3
?proposal-proof length:,3
?proposal-proof:,3,-3
?proposal-time away:,,-3
?proposal-time length:,3,-4
?proposal-time:,4,-5
?reader away:,13,6
?reader k creative/poem:3
?reader k creative/story:3
?reader k exam-lesson/exam:,4
?reader k general/advice:,3
?reader k general/how-to:,6
?reader k plan/travel:,3
?reader length:-7,8,-7
?reader t career:4
?reader t creative:9,-7,4
?reader t exam-lesson:,4
?reader t general:-4,12,-3
?reader t health-info:,4
?reader t marketing:3,-3
?reader t plan:,6
?reader t research-compare:,3
?reader:,13,6
?recipe-budget away:,5
?recipe-budget home:-8,13,-3
?recipe-budget length:3,6,-5
?recipe-budget:-9,18,-5
?recipe-diet away:,4
?recipe-diet length:-4,9,4
?recipe-diet:,,-3
?recipe-have away:,,3
?recipe-have home:,3,-8
?recipe-have length:3,13,-8
?recipe-have:,,-6
?recipe-people away:,,6
?recipe-people home:4
?recipe-people length:-4,,12
?recipe-people:5,-3,7
?recipe-problem home:,7,-4
?recipe-problem length:,14,-3
?recipe-problem:,6,-3
?recipe-skill home:,4,-3
?recipe-skill length:,11,-5
?recipe-skill:,4,-5
?recipe-taste away:,5,-3
?recipe-taste length:-3,9
?recipe-taste:,6
?recipe-time away:,7,-4
?recipe-time home:8
?recipe-time length:-10,19,-4
?recipe-time:7,9,-3
?recipe-tools home:-4,-5,5
?recipe-tools length:,,5
?recipe-tools:-4,-6,3
?research-purpose away:,,-5
?research-purpose length:,,-5
?research-purpose:,,-8
?research-question away:,-3,11
?research-question home:,,5
?research-question length:,,6
?research-question:-3,-7,25
?research-scope away:,-3,4
?research-scope home:,,-3
?research-scope length:,,3
?research-scope:,-5
?research-sources home:,,6
?research-sources length:,,7
?research-sources:,-5,8
?result-form away:3
?result-form home:-5,-3,6
?result-form k article/essay:,,4
?result-form k career/cover-letter:,,7
?result-form k career/cv:,,-3
?result-form k email-letter/formal-letter:,,8
?result-form k email-letter/work-email:,,5
?result-form k exam-lesson/lesson:,,3
?result-form k general/how-to:,-3
?result-form k legal-info/contract:,,3
?result-form k legal-info/rights:,,-3
?result-form k marketing/post-ad:,,4
?result-form k research-compare/buying:,5
?result-form length:,-7,10
?result-form t career:,,3
?result-form t creative:-4,-3,6
?result-form t data:,,-3
?result-form t email-letter:,,14
?result-form t exam-lesson:,,3
?result-form t finance-info:,,-6
?result-form t general:,-6,-6
?result-form t health-info:,,-3
?result-form t legal-info:-3
?result-form t marketing:,,3
?result-form t research-compare:,5,-5
?result-form:-3,-11,14
?review-does home:,,-4
?review-does length:,,-10
?review-does:,,-6
?review-doubt home:,,-6
?review-doubt length:,,-5
?review-doubt:,,-3
?review-focus:,,6
?review-form length:,,-4
?review-form:,,-3
?review-rules home:,,-4
?review-rules length:,,-7
?review-rules:,,-6
?review-stage home:,,6
?review-stage:,,7
?rewrite-freedom length:,,5
?rewrite-keep away:,,-4
?rewrite-keep home:,,3
?rewrite-sound away:,,9
?rewrite-sound length:,,5
?rewrite-sound:,,8
?rewrite-where away:,,-6
?rewrite-where home:,3,-5
?rewrite-where length:,,-9
?rewrite-where:,4,-10
?rewrite-wrong away:,-4,9
?rewrite-wrong home:,-6,7
?rewrite-wrong length:,-6,4
?rewrite-wrong:,-10,16
?role-end away:,-3
?role-end home:,,-3
?role-end length:,-3
?role-end:,-4
?role-feedback away:,-4,4
?role-feedback home:,,4
?role-feedback length:,-5,7
?role-feedback:,-5,8
?role-goal length:,,6
?role-goal:,-3
?role-hard home:,,-3
?role-hard length:,-3,4
?role-hard:,-3
?role-language home:,3
?role-language length:,10,-4
?role-language:,3
?role-me home:,,3
?role-me length:,,8
?role-me:,,5
?role-scene away:,-3,5
?role-scene home:,,3
?role-scene length:,-6,7
?role-scene:,-5,8
?role-who away:,,6
?role-who length:,,6
?role-who:,,4
?routine-day length:,,5
?routine-day:,-3,3
?routine-energy length:11,,-4
?routine-energy:5,-4,-5
?routine-limits home:,,3
?routine-limits length:-3,,11
?routine-limits:,-5,8
?routine-want length:,,4
?routine-want:,-3
?script-limits home:,,-5
?script-limits:,-5,-6
?script-people home:,-4,6
?script-people length:,-7,11
?script-people:,-5,8
?script-where length:,,7
?script-where:,-3
?situation away:15,-13,-8
?situation home:-4
?situation k creative/poem:-3
?situation k email-letter/formal-letter:-5
?situation k email-letter/personal-message:4
?situation k general/advice:3
?situation k general/how-to:,-3
?situation length:5,-9,-11
?situation t article:-4
?situation t creative:-7,4
?situation t exam-lesson:4
?situation t general:9,-5
?situation t health-info:6
?situation:12,-21,-18
?speech-audience home:,,-3
?speech-audience:,,-4
?speech-feeling home:,,3
?speech-feeling length:,,4
?speech-minutes home:3,4
?speech-minutes length:-3,-3
?speech-minutes:,5,-7
?speech-names away:,-3
?speech-names home:,4
?speech-names length:,-5
?speech-occasion:,,3
?speech-relation home:-5,10,3
?speech-relation length:,-14,6
?speech-relation:-5,10
?speech-story home:-4
?speech-story length:,-4,3
?speech-story:-6
?story-hero length:,-5,10
?story-hero:,-4,6
?story-lesson length:,5
?story-lesson:,4,-3
?story-problem home:,-4,10
?story-problem length:-3,-10,16
?story-problem:-3,-5,12
?story-reader home:,4,-7
?story-reader length:,3,-3
?story-reader:,6,-7
?story-world length:,3
?study-exam home:,,3
?study-exam length:,,7
?study-exam:,,4
?study-hours length:-3,-4,5
?study-hours:-3,-3
?study-now away:,,4
?study-now home:5,,-6
?study-now length:6,3,-4
?study-now:4,3,-4
?study-style home:4,,-4
?study-style length:10,,-8
?study-style:7,,-6
?study-subjects away:,,4
?study-subjects home:-3
?study-subjects length:-3,-4,3
?study-subjects:-4,-3,3
?summary-focus away:,-3
?summary-focus length:,-5,4
?summary-focus:,-4,3
?summary-keep length:,,-4
?summary-keep:,-3
?summary-length away:,3
?summary-length home:,,5
?summary-length length:,7,-3
?summary-length:,,3
?summary-material away:,,5
?summary-material length:,-3,5
?summary-material:,-3,7
?summary-reader away:,8
?summary-reader home:,5,-3
?summary-reader length:,7,-8
?summary-reader:,13
?summary-skip away:,-3
?summary-skip:,-4,-3
?summary-why away:,,4
?support-customer away:,,3
?support-customer home:,,8
?support-customer length:-10,,12
?support-customer:,,11
?support-happened away:-3,,5
?support-happened length:-5,,8
?support-happened:,,5
?support-limit length:,,-3
?support-limit:,,-3
?support-next away:4
?support-next home:-3
?support-offer home:12
?support-offer length:,,7
?support-offer:12
?support-policy:,,-3
?support-where home:,,6
?support-where length:-6
?support-where:,,5
?symptom-before away:,-5,-3
?symptom-before home:,4
?symptom-before length:,13,-5
?symptom-before:,,-7
?symptom-how away:3,-5,5
?symptom-how length:-6,-3,7
?symptom-how:4,-7,6
?symptom-others away:3
?symptom-others home:,,-5
?symptom-others length:-5,6,-5
?symptom-others:4,,-6
?text-language away:13,-4,-6
?text-language home:-7,-5
?text-language length:8,-7,8
?text-language:6,-9,-7
?translate-about away:,6,-5
?translate-about home:,,5
?translate-about:,6
?translate-form away:,7,-6
?translate-form length:,10,-9
?translate-form:,8,-8
?translate-local home:,4,-4
?translate-local length:,,-6
?translate-local:,4,-5
?translate-names away:,4
?translate-names home:,7
?translate-names length:,,4
?translate-names:-3,11
?translate-reader home:,-3
?translate-reader:,-4
?translate-sound:,,3
?translate-to home:,-3
?translate-to:,-3,-3
?translate-where home:4
?translate-where length:-3,-3,4
?translate-where:3
?travel-avoid home:,,9
?travel-avoid length:-3,,7
?travel-avoid:,,9
?travel-booked home:6,,-3
?travel-booked length:18,,-6
?travel-booked:10,,-5
?travel-budget length:9
?travel-budget:4,-3
?travel-days length:,,6
?travel-days:,-3,4
?travel-from length:,,-3
?travel-from:,,-5
?travel-like home:5,,-3
?travel-like length:6,3,-7
?travel-like:,,-6
?travel-pace home:-3
?travel-pace length:-6,-3,5
?travel-pace:-4,-4,4
?travel-who away:,,3
?travel-who length:,,6
?travel-who:,-3,5
?tried away:-13,6
?tried home:13,-9
?tried k article/essay:,4
?tried k article/speech:,4
?tried k career/cover-letter:,5
?tried k career/cv:,-3
?tried k code-fix-review/fix:,-3
?tried k creative/poem:,6
?tried k email-letter/personal-message:,-3
?tried k email-letter/proposal:,8
?tried k exam-lesson/lesson:,6
?tried k general/advice:5,-5
?tried k general/how-to:4,-3
?tried k health-info/diet-fitness:,,3
?tried k health-info/symptom:,-3
?tried k marketing/campaign-plan:4,4
?tried k marketing/post-ad:,4
?tried k plan/event:,3
?tried k plan/study:,-3
?tried length:,8,6
?tried t article:-4,11
?tried t code-fix-review:,-4
?tried t code-write:,-5
?tried t creative:-3,8
?tried t data:,-3
?tried t exam-lesson:,8
?tried t general:12,-9,3
?tried t health-info:,-4,5
?tried t ideas-names:,-3
?tried t legal-info:,-3
?tried t marketing:,8
?tried t plan:-5
?tried t roleplay:,-3
?tried t translate:,6
?tried t tutor:,-4
?tried:-5,5
?true-details away:3,-4,-4
?true-details k article/speech:3
?true-details k email-letter/formal-letter:5
?true-details k email-letter/work-email:,,3
?true-details k exam-lesson/exam:-3
?true-details k general/advice:-5
?true-details k general/how-to:-3
?true-details k legal-info/rights:3
?true-details k plan/routine:3
?true-details length:11,-11
?true-details t creative:,5,-3
?true-details t email-letter:4,-4
?true-details t exam-lesson:-4
?true-details t general:-11,3
?true-details t legal-info:5
?true-details t marketing:4,-3
?true-details t plan:5,-5
?true-details t recipe:3
?true-details t summarise:-3,4,4
?true-details:3,-4,-4
?tutor-book away:,,-6
?tutor-book home:3,4,-5
?tutor-book length:10,,-11
?tutor-book:,5,-10
?tutor-depth home:,-4
?tutor-depth:,-6
?tutor-form away:,10,-4
?tutor-form home:,,4
?tutor-form length:,,7
?tutor-form:,9
?tutor-known away:,-3
?tutor-known home:5,,-10
?tutor-known length:6,-3
?tutor-known:4,-5,-8
?tutor-level away:,,-3
?tutor-level home:,,-3
?tutor-level length:4,-4,3
?tutor-level:5,-6,-8
?tutor-stuck away:,-4
?tutor-stuck home:,-3,4
?tutor-stuck length:-3,-3,11
?tutor-stuck:,-7,6
?tutor-time away:,3,-8
?tutor-time home:,3,4
?tutor-time length:,-6,-3
?tutor-time:,6,-4
?tutor-why away:,,-4
?tutor-why length:,-5
?tutor-why:,,-6
?tutor-world away:,,8
?tutor-world home:-4,4
?tutor-world length:-3,-13,12
?tutor-world:-6,,6
?use away:5,-3,10
?use k article/essay:,,-3
?use k article/speech:,,5
?use k career/interview:,4
?use k code-fix-review/review:,,4
?use k creative/poem:,,-6
?use k creative/story:,,5
?use k email-letter/personal-message:,,-5
?use k email-letter/work-email:,,11
?use k general/advice:,,-3
?use k general/how-to:-3,9
?use k health-info/diet-fitness:,4
?use k ideas-names/gift:,,4
?use k ideas-names/naming:,-3
?use k legal-info/rights:,3,-4
?use k marketing/campaign-plan:,,-4
?use k marketing/post-ad:,,9
?use length:3,,-6
?use t article:,,4
?use t career:,,-6
?use t code-fix-review:,,5
?use t creative:5,-3
?use t email-letter:,-4,7
?use t finance-info:,,-3
?use t general:-5,9,-4
?use t health-info:,6,-5
?use t ideas-names:,-3,4
?use t legal-info:,3,-7
?use t marketing:,,5
?use t plan:,,-6
?use t recipe:,4,9
?use t research-compare:,,-3
?use t summarise:,,3
?use t support-reply:,,5
?use t translate:,,7
?use t tutor:,,-3
?use:,6,7
?where-country away:,6,-10
?where-country home:,,8
?where-country k code-fix-review/fix:,3
?where-country k creative/story:,3
?where-country k email-letter/personal-message:,6,-3
?where-country k general/advice:,-3
?where-country k general/how-to:,5
?where-country k legal-info/rights:,-3
?where-country k marketing/campaign-plan:,,5
?where-country k marketing/post-ad:3,,-3
?where-country k plan/event:,,4
?where-country k plan/study:,6
?where-country k plan/travel:,,4
?where-country k research-compare/buying:3,,5
?where-country length:,6,7
?where-country t career:,-3
?where-country t code-fix-review:,4
?where-country t code-write:,4
?where-country t email-letter:,4,-5
?where-country t extract-classify:,6
?where-country t general:-3,3
?where-country t legal-info:,-5
?where-country t plan:,5,7
?where-country t research-compare:7,-3,6
?where-country t rewrite:,-5
?where-country t roleplay:,4
?where-country t summarise:,3
?where-country t translate:,-3,3
?where-country:,3
?why-now away:,-9
?why-now home:,9,-10
?why-now k article/essay:,,-5
?why-now k article/speech:,,6
?why-now k career/cover-letter:,6,-6
?why-now k career/interview:,,11
?why-now k code-fix-review/review:,,4
?why-now k creative/poem:,,8
?why-now k creative/story:,,-4
?why-now k email-letter/formal-letter:,,-5
?why-now k general/advice:4,-4
?why-now k general/how-to:,5
?why-now k ideas-names/naming:,8
?why-now length:,21
?why-now t career:,4,3
?why-now t creative:,,8
?why-now t data:,,-3
?why-now t exam-lesson:,,3
?why-now t finance-info:,,3
?why-now t general:6
?why-now t health-info:,-4,-4
?why-now t ideas-names:,7
?why-now t legal-info:,,3
?why-now t plan:,4,-4
?why-now t recipe:,,-4
?why-now t rewrite:,,5
?why-now t summarise:,,-3
?why-now t support-reply:,,4
?why-now t translate:,,-3
?why-now:5,-3,3
?work-ask home:6,,-7
?work-ask length:7,,-3
?work-ask:8,,-8
?work-context away:,3,-5
?work-context home:,-4
?work-context length:3,,-11
?work-context:,-3,-8
c audience length:-13,-6,4
c audience t agent-bot:-6,,7
c audience t article:,-4,-5
c audience t career:,,-3
c audience t code-fix-review:,,-6
c audience t code-write:,-5,-4
c audience t creative:3,,6
c audience t data:,18,-7
c audience t email-letter:7,-17,4
c audience t exam-lesson:,17,-12
c audience t extract-classify:,-3,3
c audience t finance-info:,-5
c audience t general:-12,9,11
c audience t health-info:5,-7,13
c audience t ideas-names:,6,15
c audience t legal-info:8,4,-4
c audience t marketing:5,-6,-14
c audience t plan:-7,3,11
c audience t recipe:,,-7
c audience t research-compare:4,4,-19
c audience t rewrite:,7,3
c audience t roleplay:,,7
c audience t summarise:,4
c audience t support-reply:,3
c audience t translate:,-7
c audience t tutor:-5,10,-11
c audience:-4,4,6
c budget length:,-12,4
c budget t ideas-names:-4,7
c budget:-4,4,4
c deadline length:-8,-3,11
c deadline t agent-bot:,8
c deadline t article:-3,3,5
c deadline t career:,-7
c deadline t code-fix-review:,-4
c deadline t code-write:,-4
c deadline t creative:,6
c deadline t data:,-5
c deadline t email-letter:,,-13
c deadline t exam-lesson:,-5,3
c deadline t extract-classify:,-3
c deadline t finance-info:,-4
c deadline t general:-5,9,4
c deadline t health-info:,,-6
c deadline t ideas-names:,,-3
c deadline t legal-info:-4,-3,-13
c deadline t marketing:,-7,7
c deadline t plan:9,-4,12
c deadline t recipe:3,-5,3
c deadline t research-compare:,-8,-4
c deadline t rewrite:,-5,-3
c deadline t roleplay:,3
c deadline t summarise:,,3
c deadline t translate:,-4
c deadline t tutor:,,6
c deadline:-11,,-11
c details length:4,-6,13
c details t agent-bot:,7
c details t article:,,-10
c details t career:9,-5,-11
c details t code-fix-review:,-7,4
c details t code-write:,-9,-5
c details t creative:5,5,3
c details t data:,-11,-5
c details t email-letter:6,3
c details t exam-lesson:-4,-4,-3
c details t extract-classify:,,-4
c details t finance-info:4,-3,4
c details t general:,,-10
c details t health-info:,-8,-8
c details t ideas-names:,-4,16
c details t legal-info:7,8
c details t marketing:10,-10,-4
c details t plan:4,-12
c details t recipe:6,-3
c details t research-compare:,5,-4
c details t rewrite:-10,3
c details t roleplay:,8,-5
c details t summarise:-15,10,16
c details t support-reply:10,-4,-3
c details t translate:-7,6,-3
c details t tutor:-15,,8
c details:16,-5,-24
c examples length:9,16,-8
c examples t agent-bot:6,-7,-5
c examples t code-fix-review:3
c examples t code-write:,,7
c examples t data:,-7
c examples t extract-classify:,,-4
c examples t ideas-names:-4,-7,-3
c examples t marketing:,6
c examples t plan:,9
c examples:-3,,-12
c exclusions length:-6,7,-11
c exclusions t agent-bot:,-5,15
c exclusions t article:,-4,7
c exclusions t career:3,,-9
c exclusions t code-fix-review:,7,-8
c exclusions t code-write:,19,-4
c exclusions t creative:-5,-16,7
c exclusions t data:,8
c exclusions t email-letter:,-8,-5
c exclusions t exam-lesson:,-13
c exclusions t extract-classify:,-5
c exclusions t finance-info:,-5,-7
c exclusions t general:-13,3,-6
c exclusions t health-info:6,4,4
c exclusions t ideas-names:8,-14,5
c exclusions t legal-info:,5
c exclusions t marketing:,-9,9
c exclusions t plan:15,-17,8
c exclusions t recipe:6,-10,-5
c exclusions t research-compare:-5,5,-11
c exclusions t rewrite:,12,-3
c exclusions t roleplay:,-4,-3
c exclusions t summarise:,-8
c exclusions t support-reply:,-4
c exclusions t translate:,20,-6
c exclusions t tutor:-4,22
c exclusions:-20,,-24
c format length:,-5,-4
c format t article:5
c format t career:-8,-5,9
c format t code-fix-review:,,-4
c format t code-write:4,,-7
c format t creative:10,-13,20
c format t data:,,-8
c format t email-letter:,3,26
c format t exam-lesson:5,-5
c format t extract-classify:,,4
c format t finance-info:4,,-19
c format t general:,6,-5
c format t health-info:,3,-4
c format t ideas-names:4,-4,-8
c format t legal-info:-8,8,4
c format t marketing:,-4,6
c format t plan:-5,-10,-7
c format t recipe:-4
c format t research-compare:-9,11,-9
c format t rewrite:,,-6
c format t translate:,,-10
c format t tutor:-3,,3
c format:-10,-11
c language length:6,6,-12
c language t article:9,-10,-5
c language t career:3
c language t code-fix-review:-8,-3
c language t code-write:,,9
c language t creative:10,-19
c language t data:,3,-4
c language t email-letter:-10,-12,10
c language t exam-lesson:-4,-3
c language t general:-3,6,-3
c language t ideas-names:6,14,10
c language t marketing:4,6
c language t plan:-3,9,-7
c language t rewrite:-3,-3
c language t roleplay:,6
c language t summarise:-6,,4
c language t support-reply:-3,11,-9
c language t translate:,-6,-5
c language:9,-10,-10
c length length:-5,10,-3
c length t article:14,-9,7
c length t career:-5,6,4
c length t code-fix-review:,20
c length t code-write:-3,28
c length t creative:9,-11,-18
c length t data:,7
c length t email-letter:-6,-16,-3
c length t exam-lesson:,-7,-6
c length t extract-classify:,-3,8
c length t general:,-3,-4
c length t health-info:,7
c length t ideas-names:,,7
c length t legal-info:,18
c length t marketing:-3,-11,8
c length t plan:,4,-5
c length t recipe:,22
c length t research-compare:,6
c length t rewrite:4,-7,-10
c length t roleplay:,,-4
c length t summarise:,-8,6
c length t support-reply:,-9
c length t tutor:,-6,4
c length:-7,8,-16
c material length:-9,12,10
c material t article:,-5
c material t code-write:,-4,8
c material t creative:,14,-4
c material t data:6,-11,4
c material t extract-classify:-3,-3,10
c material t general:,3
c material t health-info:,,-8
c material t plan:,,-3
c material t recipe:4,7,-19
c material t research-compare:,-4
c material t summarise:,-3
c material t translate:,,10
c material t tutor:6,9,-10
c material:,,-5
c none length:9,,-4
c none t agent-bot:10,5,-8
c none t article:-7,,-4
c none t career:16,-4
c none t code-fix-review:9,-8,12
c none t code-write:-4,-21,-23
c none t creative:-17,13,8
c none t data:-5,-10,-3
c none t email-letter:8,20,-15
c none t exam-lesson:5,-11,8
c none t extract-classify:,8,-6
c none t finance-info:4,6,-8
c none t general:-6,-9
c none t health-info:,-10
c none t ideas-names:-6
c none t legal-info:4,-14,7
c none t marketing:-3,11
c none t plan:13,3,-12
c none t recipe:-4,,-9
c none t research-compare:,-14,15
c none t rewrite:-9,11,17
c none t roleplay:,9,6
c none t summarise:4,9,-10
c none t support-reply:5,16,4
c none t translate:-7,12,-7
c none t tutor:,,12
c none:-3,,-3
c place length:-5,6,-4
c place t agent-bot:,-4
c place t article:,,-6
c place t career:,-7,-7
c place t code-fix-review:,9
c place t code-write:,13,-4
c place t creative:-5
c place t data:,,5
c place t email-letter:,5,-12
c place t exam-lesson:,-4
c place t extract-classify:,14
c place t finance-info:-3,-5,12
c place t general:5,5,4
c place t health-info:-5
c place t ideas-names:,-4,-16
c place t legal-info:,5,-11
c place t marketing:6,-7
c place t plan:-6,4,8
c place t recipe:,,7
c place t research-compare:15,-13,9
c place t rewrite:,-11
c place t roleplay:,5,6
c place t summarise:,8,-3
c place t support-reply:,-5,-3
c place t translate:,-7,7
c place t tutor:3,-7
c place:,-4
c purpose length:-6,-7,3
c purpose t agent-bot:-3,-4,4
c purpose t article:-3,-6,13
c purpose t career:-4,5,12
c purpose t code-fix-review:3,-6,4
c purpose t code-write:,,-6
c purpose t creative:6,-3,11
c purpose t data:,3
c purpose t email-letter:7,-3,7
c purpose t exam-lesson:,-7,-5
c purpose t extract-classify:,-5,-13
c purpose t finance-info:,-4,6
c purpose t general:9,15,-8
c purpose t health-info:-7,,-6
c purpose t ideas-names:4,18,-11
c purpose t legal-info:,-7,5
c purpose t marketing:-7
c purpose t plan:-7,,5
c purpose t recipe:,4,17
c purpose t research-compare:,-8,-4
c purpose t rewrite:,,-8
c purpose t roleplay:,-3,-3
c purpose t summarise:,-3,-7
c purpose t support-reply:,-5,15
c purpose t translate:11,-5,4
c purpose t tutor:,-3,-13
c purpose:-8,-6,14
c role length:-3,-14,15
c role t legal-info:-5,,3
c role t roleplay:,,-4
c role:-6,-6,15
c story length:-9,,11
c story t agent-bot:-6
c story t article:-8
c story t career:-3,-13,4
c story t code-fix-review:-6,-4,-8
c story t code-write:-4,-3
c story t creative:-19,15,-6
c story t data:-5,10,-14
c story t email-letter:,4,5
c story t exam-lesson:8,-3,3
c story t extract-classify:-3
c story t general:22,,-13
c story t health-info:4,14
c story t ideas-names:,-7
c story t legal-info:-5,-9,16
c story t marketing:-3,,-6
c story t plan:10,3,-10
c story t recipe:-4,-5,4
c story t research-compare:-6
c story t roleplay:,,8
c story t support-reply:,,4
c story t tutor:5,-5,5
c story:,-9,-6
c success length:,-8,5
c success t article:,4,-9
c success t career:,-6
c success t code-fix-review:,8,8
c success t code-write:10,-9,12
c success t creative:-5,-5,-6
c success t data:6,-3,4
c success t email-letter:-5,,-4
c success t exam-lesson:3,17
c success t extract-classify:3
c success t finance-info:,,3
c success t general:,-4,3
c success t health-info:,10
c success t ideas-names:-4,-4
c success t legal-info:,5
c success t marketing:5,-5,-4
c success t plan:,-9,-9
c success t recipe:-4,-4
c success t research-compare:11,7
c success t rewrite:,10
c success t summarise:,-4,4
c success t support-reply:-7,-4
c success t translate:3
c success t tutor:,,4
c success:-3,,-4
c tone length:8,12,-6
c tone t agent-bot:3
c tone t article:,-8,10
c tone t creative:-3
c tone t email-letter:-8,-10,5
c tone t extract-classify:,,-3
c tone t general:,,4
c tone t ideas-names:,-4,-16
c tone t marketing:,8
c tone t plan:,,-3
c tone t rewrite:,4,-4
c tone t roleplay:,,-7
c tone t summarise:,,3
c tone t translate:,3
c tone t tutor:,,7
c tone:-12,-15,-3
c tried length:15,,-8
c tried t agent-bot:,5
c tried t article:-8,25
c tried t code-fix-review:,-14,-4
c tried t code-write:,-13,-3
c tried t creative:-7,18,-3
c tried t data:,-13,11
c tried t email-letter:-3,5
c tried t exam-lesson:-3,18
c tried t finance-info:,-4
c tried t general:27,-27,8
c tried t health-info:8,-9
c tried t ideas-names:,-8
c tried t legal-info:7,,-9
c tried t marketing:,16,-5
c tried t plan:-13,3,-4
c tried t recipe:,,-3
c tried t roleplay:,-6
c tried t summarise:-3
c tried t support-reply:,-5
c tried t translate:,13
c tried t tutor:3,-5
c tried:4,4,-23
choice:-7,,-3
fact age:-4,15,-4
fact codeLanguage:6,-3,-13
fact condition:-4,-4,7
fact count:,12,-6
fact country:-10,-11,19
fact date:,-13,5
fact deadline:,22,-26
fact diet:13,-4
fact doctor:9
fact duration:,-3,-5
fact edgeCase:-4,,-6
fact error:,,12
fact failure:,8,-7
fact ingredients:29,5,-12
fact kitchenTool:,,4
fact languageName:-11,20,-6
fact level:3,-5,-5
fact money:-15,-9,16
fact number:-3,,11
fact occasion:,-4
fact papers:-6,13,-4
fact people:-7,-5,12
fact platform:-8,-16,21
fact relation:,-4
fact reviewFocus:,,8
fact reviewStage:,,3
fact runs:,14,-12
fact schoolClass:,8,-13
fact sheetTool:,-7,7
fact since:,11,-5
fact symptoms:,-6,-10
fact textLength:-7
fact tried:10,-9,17
fact:-19,-10,42
k agent-bot own:4,5
k agent-bot wide:,-4,5
k article open:-3,4
k article own:,,3
k article shared:-10,18,-3
k article wide:,-3
k article/essay own:,-25,-5
k article/essay shared:10,-22,-12
k article/essay wide:4,-3
k article/speech open:-7,3
k article/speech own:4,26
k article/speech shared:,,16
k article/speech wide:,-5,5
k career own:,-13
k career shared:,-7,-3
k career/cover-letter own:,-12,-3
k career/cover-letter shared:5,4,-7
k career/cv open:-4,6
k career/cv own:-8,7
k career/cv shared:,-12,-7
k career/interview open:7,-3
k career/interview own:12,-7,-7
k career/interview shared:-5,6,20
k code-fix-review/fix open:,-4,5
k code-fix-review/fix own:,11
k code-fix-review/fix shared:,9,-13
k code-fix-review/review own:,-12,-5
k code-fix-review/review shared:3,-7,9
k code-write open:,,-4
k code-write own:,-7,3
k code-write shared:,,-16
k code-write wide:4,-3
k creative open:4
k creative own:6
k creative shared:-10,4,7
k creative/poem open:-5,-8,9
k creative/poem own:-8,8
k creative/poem shared:-3,-9,6
k creative/script open:-5,7
k creative/script own:,,4
k creative/script shared:,,-3
k creative/story open:,4
k creative/story own:-5,-6
k creative/story shared:5,5
k data own:,,-3
k data/analysis open:,,-3
k data/analysis own:,-12,-7
k data/analysis shared:9,-21,-4
k data/formula open:4
k data/formula own:3,16,5
k data/formula shared:-10,17,-7
k data/formula wide:-6,-5
k email-letter own:,,3
k email-letter/formal-letter open:-5,11
k email-letter/formal-letter own:,-4,13
k email-letter/formal-letter shared:,-11,-4
k email-letter/personal-message open:-6,-7,11
k email-letter/personal-message own:-6,21,-4
k email-letter/personal-message shared:,5,5
k email-letter/proposal own:-4,-15,-6
k email-letter/proposal shared:3,-11,-14
k email-letter/work-email open:5,-6,-4
k email-letter/work-email own:14,-15,-6
k email-letter/work-email shared:-5,6,13
k email-letter/work-email wide:,3
k exam-lesson/exam open:5
k exam-lesson/exam own:-5,10
k exam-lesson/exam shared:,-3,-5
k exam-lesson/lesson own:6,-7
k exam-lesson/lesson shared:4,-5,-3
k extract-classify own:,-9
k extract-classify shared:,3,-6
k finance-info own:,-7
k finance-info shared:4,-15,-8
k finance-info wide:6,,-3
k general own:,-22,5
k general shared:,17,-17
k general wide:3
k general/advice open:,-4
k general/advice own:4,-8,-9
k general/advice shared:12,-22
k general/advice wide:7,-3
k general/how-to open:4,-3
k general/how-to own:5,31,9
k general/how-to shared:-16,23
k general/how-to wide:-3
k health-info own:-5,7
k health-info/diet-fitness own:-3,9,4
k health-info/diet-fitness shared:5,-5,4
k health-info/drug own:7,,-3
k health-info/drug shared:,9,-12
k health-info/symptom open:,,-4
k health-info/symptom own:,-7,-4
k health-info/symptom shared:3
k ideas-names/activity own:-12,-18
k ideas-names/activity shared:,-9,-10
k ideas-names/gift own:11
k ideas-names/gift shared:-5,,12
k ideas-names/gift wide:-5,-4,6
k ideas-names/naming own:5,14
k ideas-names/naming shared:,8,-5
k ideas-names/naming wide:8
k legal-info own:3
k legal-info shared:3,,4
k legal-info/contract open:-8,10
k legal-info/contract own:-12,22
k legal-info/procedure open:-4,6
k legal-info/procedure own:,13,-6
k legal-info/rights open:9,-7,-4
k legal-info/rights own:9,-18,6
k legal-info/rights shared:-3,-6,-3
k marketing own:,8,-12
k marketing shared:4,-7,-3
k marketing/campaign-plan own:17,-7
k marketing/campaign-plan shared:8,-14,-5
k marketing/campaign-plan wide:,-3
k marketing/post-ad open:6,-3
k marketing/post-ad own:-9,6,6
k marketing/post-ad shared:-5,4,10
k marketing/post-ad wide:,12,-6
k marketing/product-description open:-3
k marketing/product-description own:-5,-7
k marketing/product-description shared:,,6
k plan/event own:,-4,-4
k plan/event shared:,11,6
k plan/project shared:5,-12,-13
k plan/routine open:-3
k plan/routine own:-6,,11
k plan/routine shared:,8
k plan/study open:4,,-4
k plan/study own:,7,6
k plan/study shared:4,-4,-10
k plan/travel open:-3,,5
k plan/travel own:13,-15,-15
k plan/travel shared:-6,-5,7
k recipe own:,9,-4
k recipe shared:,,-5
k research-compare own:,-17,-6
k research-compare shared:,,-7
k research-compare/buying open:8,-4,-3
k research-compare/buying own:,4
k research-compare/buying shared:,4,-8
k research-compare/study open:-8,10
k research-compare/study own:,7
k research-compare/study shared:,-8
k research-compare/study wide:,-3
k rewrite own:-7,13,-11
k rewrite shared:5,,-8
k rewrite wide:-8,4
k roleplay own:-6,7
k summarise own:-6,3
k summarise shared:-4,-4,5
k summarise wide:-4,-3,5
k support-reply own:,-9
k support-reply shared:,,9
k support-reply wide:7,,-4
k translate open:-3
k translate own:-3,18,-6
k translate shared:3,-3,-3
k translate wide:-4,4,-5
k tutor open:-5,6
k tutor own:-5,11,3
k tutor shared:6,-7,6
k tutor wide:-8
length:-14,8,19
open home:5,-9,-9
open length:-7,7,6
open near odds:-8,8,7
open near:-3,,-6
open odds:9,-8,3
open place:5,-11,-9
open top:6,-24,-13
open:,-11,-21
own home:11,-23
own length:-8,-8,15
own near odds:,4,3
own near:,14,-13
own odds:3,-12
own place:5,13,18
own top:-9,-40,3
own:-25,-16,-29
part:,-13,15
shared home:-9,-5,-10
shared length:6,-3,-6
shared near odds:5
shared near:-11,-8,3
shared odds:,,7
shared place:-19,15,-5
shared top:11,-25,-17
shared:-16,-23,-29
slot:-7,-12,23
stated audience:,-6,-6
stated deadline:6,7,4
stated examples:-10,3
stated exclusions:8,-7,25
stated format:-14,6,18
stated language:3
stated length:5,,3
stated material:-4,-6,5
stated place:,,-11
stated purpose:4,,-9
stated role:,6,-13
stated success:4,11,-9
stated tone:-6,-7,4
t agent-bot own:4,5
t agent-bot wide:,-4,5
t article open:-11,9
t article own:5
t article shared:3,-4
t article wide:4,-11,3
t career open:3,,-4
t career own:5,-25,-6
t career shared:,-8,4
t code-fix-review open:,-6,5
t code-fix-review own:,,-4
t code-fix-review shared:4,,-4
t code-write open:,,-4
t code-write own:,-7,3
t code-write shared:,,-16
t code-write wide:4,-3
t creative open:-6,,9
t creative own:-5
t creative shared:-7,,9
t data open:3,-4,-4
t data own:3,3,-5
t data shared:,-4,-12
t data wide:-6,-5
t email-letter open:-7,-5,10
t email-letter own:4,-14
t email-letter shared:,-11
t email-letter wide:,3,-3
t exam-lesson open:5,-4
t exam-lesson shared:4,-7,-7
t extract-classify own:,-9
t extract-classify shared:,3,-6
t finance-info own:,-7
t finance-info shared:4,-15,-8
t finance-info wide:6,,-3
t general open:5,-9
t general own:7,,6
t general shared:-5,18,-15
t general wide:7,,-4
t health-info open:,-5,-6
t health-info own:,8
t health-info shared:8,5,-11
t ideas-names own:,-4
t ideas-names shared:-7
t ideas-names wide:4,-6,6
t legal-info open:-3,9,-6
t legal-info own:,16
t legal-info shared:,-6,4
t marketing open:5,-3,-4
t marketing own:,,-5
t marketing shared:6,-20,8
t marketing wide:-4,11,-7
t plan own:7,-11
t plan shared:,-3,-9
t plan wide:,,-3
t recipe own:,9,-4
t recipe shared:,,-5
t research-compare open:,7,-4
t research-compare own:,-6,-5
t research-compare shared:,-6,-17
t research-compare wide:,-7
t rewrite own:-7,13,-11
t rewrite shared:5,,-8
t rewrite wide:-8,4
t roleplay own:-6,7
t summarise own:-6,3
t summarise shared:-4,-4,5
t summarise wide:-4,-3,5
t support-reply own:,-9
t support-reply shared:,,9
t support-reply wide:7,,-4
t translate open:-3
t translate own:-3,18,-6
t translate shared:3,-3,-3
t translate wide:-4,4,-5
t tutor open:-5,6
t tutor own:-5,11,3
t tutor shared:6,-7,6
t tutor wide:-8
wide home:,-7,-9
wide length:-6,12,4
wide near odds:8,-6,11
wide near:,-8,-4
wide odds:19,-11
wide place:,-7,-9
wide top:-10,-10,-7
wide:-18,-4,-21`;
