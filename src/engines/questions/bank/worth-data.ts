// Written by `npm run train -- fit`. Do not edit.
/** What was learned of what a question is worth; see training/fit. */
export const WORTH_BIAS: readonly number[] = [-0.374, -0.157, -1.064];
export const WORTH_LINES = `?activity-goal away:,-3,5
?activity-goal home:,,-5
?activity-goal:,-5
?activity-have home:,4,6
?activity-have length:,-8,9
?activity-have:-3,3,9
?activity-when length:,5,-3
?activity-when:-4
?activity-who away:,-3,4
?activity-who length:,-7,6
?activity-who:,,7
?advice-fear home:,,5
?advice-fear:-4,10
?advice-happened away:4,,8
?advice-happened home:-6,4
?advice-happened length:-6,,9
?advice-happened:-5,3,9
?advice-need away:7
?advice-need home:,-4,10
?advice-need length:-4,-3,8
?advice-need:10,-5,13
?advice-people away:,,-4
?advice-people home:,,5
?advice-people length:,-3
?advice-people:,-4,3
?advice-want away:-4,,7
?advice-want home:7,3,-6
?advice-want length:11,12,-17
?advice-want:6
?advice-world away:,4
?advice-world home:,,-5
?advice-world length:,9,-9
?advice-world:,8,-8
?article-focus away:5,-6
?article-focus home:,-3
?article-focus length:-6
?article-focus:3,-9
?article-idea away:6,,-5
?article-idea length:9,-5,-10
?article-idea:8,-6,-9
?article-own away:10,,-6
?article-own home:-3,6
?article-own length:18,-4,-13
?article-own:4,-4,-11
?article-place length:,-5
?article-reader length:,,3
?article-reader:,-3,-3
?article-sources home:,,-3
?article-sources length:,6,-4
?article-sources:,,-5
?article-tone away:,4,-4
?article-tone length:,6
?article-tone:,,-3
?bot-actions away:,,3
?bot-actions home:4,-5
?bot-actions length:13,-14
?bot-actions:5,-6
?bot-handover home:,3,4
?bot-handover length:3,6,4
?bot-handover:,3
?bot-hard length:13,-6
?bot-hard:3
?bot-job away:,-3,4
?bot-job length:-4,-3,12
?bot-job:-3,-4,6
?bot-knows home:,4,-3
?bot-knows length:,9,-4
?bot-knows:,5,-4
?bot-never away:,,-3
?bot-never home:,,5
?bot-never length:-3,,7
?bot-unknown away:6
?bot-unknown home:6,,-5
?bot-unknown length:24,-7,-8
?bot-unknown:12,,-6
?bot-users away:,,-3
?bot-users home:-4
?bot-users length:-3
?bot-users:-4
?bot-voice home:3
?bot-voice length:15,-6,-4
?bot-voice:4
?bot-where away:,-3,4
?bot-where length:,-4,10
?bot-where:,-4,5
?buy-budget away:3,,-4
?buy-budget home:7
?buy-budget length:-3,,-4
?buy-budget:11,,-6
?buy-must away:-3,,5
?buy-must home:-4,,-6
?buy-must length:-3,-8
?buy-must:-8,7
?buy-now away:,8
?buy-now home:5,,-9
?buy-now length:,3,-5
?buy-now:5,9,-11
?buy-state away:,4
?buy-state length:,-4
?buy-state:-3,6
?buy-use away:,,-4
?buy-use home:-4,,9
?buy-use length:,-8,9
?buy-use:-5,,6
?buy-years away:-3,10
?buy-years home:12,,-5
?buy-years length:4
?buy-years:10,13,-7
?campaign-budget length:,,4
?campaign-budget:,-5,4
?campaign-goal length:,,4
?campaign-goal:3,-4,3
?campaign-have away:,3
?campaign-have home:9,-3,-3
?campaign-have length:11,12,-9
?campaign-have:11,,-7
?campaign-time home:,,4
?campaign-time length:,,5
?campaign-time:,-3,7
?career-achieve away:-6,14,-7
?career-achieve length:6,4,-8
?career-achieve:-6,16,-7
?career-exclude away:,5,-4
?career-exclude home:,,-4
?career-exclude length:,5,-10
?career-exclude:-3,,-8
?career-experience away:,-5,8
?career-experience home:,4
?career-experience length:-19,-13,14
?career-experience:,,10
?career-gap away:-3,4
?career-gap home:-16,-4,3
?career-gap length:5,-6,10
?career-gap:-19
?career-job away:,-4
?career-job home:-6,,8
?career-job length:-4,-3,6
?career-job:-3,-6,8
?career-language away:,,6
?career-language home:-3
?career-language length:,,3
?career-language:,-3,8
?career-now away:,7
?career-now length:,5,-3
?career-now:-3,5
?career-skills away:4,,-3
?career-skills home:,5,-5
?career-skills length:,5,-6
?career-skills:5,7,-9
?class-avoid home:-4
?class-avoid length:,6,-4
?class-avoid:-5,-4
?class-covered away:,3
?class-covered home:6
?class-covered length:4,-7
?class-covered:4,3,3
?class-weak away:-3,7
?class-weak home:8,,-10
?class-weak length:10,10,-10
?class-weak:5,9,-11
?class-who home:-3,6
?class-who length:,4,4
?class-who:-4,6
?code-edge away:-4,-7,-5
?code-edge home:3,6
?code-edge length:,7
?code-edge:,,-5
?code-have home:-8,3
?code-have length:,-3
?code-have:-9,5
?code-input home:3,,4
?code-input length:-12,-3,8
?code-input:4,,5
?code-language home:,,6
?code-language length:-8,,5
?code-language:,-3,5
?code-limits away:,3
?code-limits:,4
?code-output away:3,,4
?code-output home:,-4,6
?code-output length:-6,,3
?code-output:,,9
?code-runs away:,4
?code-runs length:6,9
?code-runs:,5
?code-size away:,6
?code-size home:-4,6,-10
?code-size length:,3,-5
?code-size:-5,11,-8
?code-skill away:3
?code-skill home:-6,6,-13
?code-skill length:3,,-10
?code-skill:,6,-14
?compare-criteria home:9
?compare-criteria length:5
?compare-criteria:10
?compare-decision length:,-5,-6
?compare-form away:,-3,-4
?compare-form home:-7
?compare-form length:,-5
?compare-form:-8,-4,-4
?compare-known away:,3
?compare-known length:,4,-6
?compare-known:-7,,-7
?compare-limits away:,,-4
?compare-limits length:6,-11,-3
?compare-limits:,,-4
?compare-me away:,-7,6
?compare-me length:,-3,7
?compare-me:-3,-9,9
?compare-options away:,-10,8
?compare-options home:-5,-3,14
?compare-options length:-4,-10,12
?compare-options:-8,-13,23
?contract-kind home:-4,,5
?contract-kind length:,-7,9
?contract-kind:-5,,10
?contract-side home:,,-3
?contract-side length:,-4
?contract-side:,,3
?contract-stage away:,,4
?contract-stage:-3,,13
?contract-terms home:,,-4
?contract-terms length:,,-4
?contract-terms:,-5,-5
?contract-worry home:-4,,8
?contract-worry length:,-9,8
?contract-worry:-7,4,6
?cover-reader home:,,-5
?cover-reader length:,,-12
?cover-reader:,,-6
?cover-why away:-5,7
?cover-why home:8,,-3
?cover-why length:7,4,-9
?cover-why:9,4,-7
?creative-ending away:,5,-4
?creative-ending home:,-4
?creative-ending length:-4,3
?creative-ending:-3,-6,-6
?creative-feel away:,7,-5
?creative-feel home:3,-5,4
?creative-feel length:,-7
?creative-feel:3
?creative-for away:,-5,4
?creative-for home:-6,-3
?creative-for length:,,11
?creative-for:-4,-9,4
?creative-language away:-4,,3
?creative-language home:,,-3
?creative-language:-6
?creative-length away:,3
?creative-length home:,-3,6
?creative-length length:7,,-7
?creative-length:,,4
?creative-true away:7,,-3
?creative-true home:3,-5,3
?creative-true length:-4,-3,5
?creative-true:11,-4
?creative-voice home:,-7
?creative-voice length:-8,4,-11
?creative-voice:4,-5,-5
?cv-length home:-4,5
?cv-length length:,,4
?cv-length:-5,6
?cv-study length:,7,-3
?cv-study:,8,-5
?data-columns home:-3
?data-columns length:,-6,3
?data-columns:-4
?data-compare home:,-4,5
?data-compare length:,-5,6
?data-compare:-3,,5
?data-context home:,,-4
?data-context length:,13,-10
?data-context:,6,-8
?data-dirty away:5,4,-4
?data-dirty home:,-5
?data-dirty length:,4
?data-dirty:6,,-3
?data-expect away:,4
?data-expect home:4,-3
?data-expect length:6,4,-5
?data-form away:,-3
?data-form length:,,-4
?data-form:,-5
?data-question home:,-4,3
?data-question length:,-5,7
?data-question:,-3,5
?data-reader away:,3,-3
?data-reader home:,-3
?data-reader length:,5,-7
?data-reader:,,-8
?data-size home:,,12
?data-size length:,,-3
?data-size:,-7,13
?data-tool away:9
?data-tool home:3,3,-5
?data-tool length:5,11,-10
?data-tool:16,-3,-5
?deadline away:-6,-5,-3
?deadline home:,7
?deadline k article/speech:,,3
?deadline k career/interview:,,4
?deadline k code-fix-review/fix:,-5
?deadline k email-letter/formal-letter:,-3
?deadline k email-letter/personal-message:,,-3
?deadline k email-letter/proposal:,,4
?deadline k general/advice:,-3
?deadline k general/fact:,5
?deadline k general/how-to:,,4
?deadline k health-info/diet-fitness:,4
?deadline k health-info/drug:,-4
?deadline k legal-info/contract:,4
?deadline k legal-info/procedure:,7
?deadline k legal-info/rights:,-3
?deadline k plan/study:,,6
?deadline k research-compare/buying:,-4
?deadline length:,5,-3
?deadline t career:,-3,4
?deadline t code-fix-review:,-6
?deadline t code-write:,-7
?deadline t creative:,,-4
?deadline t data:,-3
?deadline t email-letter:,-6
?deadline t extract-classify:,-4
?deadline t general:,,8
?deadline t legal-info:,8,-3
?deadline t marketing:,-3
?deadline t plan:3,,5
?deadline t recipe:,3
?deadline t research-compare:,-4
?deadline t translate:,-4
?deadline t tutor:,-4
?deadline:-7,4
?describe-facts away:-3,,7
?describe-facts home:-7,,9
?describe-facts length:-4,-9,9
?describe-facts:-11,,17
?diet-body away:,-5
?diet-body home:-6,,5
?diet-body length:-3
?diet-body:-7,-9,3
?diet-day away:,-8,7
?diet-day home:3
?diet-day length:4,-3,4
?diet-day:,,4
?diet-food away:,-4,3
?diet-food home:,,3
?diet-food length:,,4
?diet-food:,-3,6
?diet-goal away:,-7,7
?diet-goal length:,,5
?diet-goal:,-9,6
?diet-means away:,,-4
?diet-means home:,,-3
?diet-means length:-4,7
?diet-means:-3,,-4
?drug-effect home:-4
?drug-effect length:,-4,8
?drug-effect:,-3,10
?drug-name away:,-4,8
?drug-name home:,-5,5
?drug-name length:4,-6,11
?drug-name:,-12,19
?drug-others away:-7,,8
?drug-others home:13,-5
?drug-others length:4,-8,9
?drug-others:8,-7,12
?drug-why away:,,-3
?drug-why home:,,-3
?drug-why length:,4,-3
?drug-why:,5,-7
?essay-claim home:,3,3
?essay-claim length:,-3,3
?essay-claim:,4,4
?essay-level away:5
?essay-level length:-4,,4
?essay-level:4,-3
?essay-material away:,-3
?essay-material home:,,-3
?essay-material:,-4,-3
?essay-teacher length:,3
?essay-teacher:,6,-3
?event-avoid away:,-6
?event-avoid home:,5
?event-avoid length:8,5,-7
?event-avoid:6,,-4
?event-budget away:,-6
?event-budget length:,12
?event-date away:,-5,3
?event-date length:,,9
?event-date:,-6,6
?event-guests away:,-5
?event-guests length:,,-4
?event-guests:,-7,-4
?event-helpers away:,-5
?event-helpers home:,4
?event-helpers length:,11,-4
?event-helpers:,,-4
?event-must away:,7,-5
?event-must home:9,-3
?event-must length:12,8,-10
?event-must:6,5,-10
?event-place away:,-7,9
?event-place home:,,3
?event-place:,-10,10
?event-what away:,-5,10
?event-what length:,,4
?event-what:,-7,13
?exam-answers home:-4,-3,10
?exam-answers length:-3,,10
?exam-answers:-4,-3,9
?exam-level home:9,-3
?exam-level length:6,-3
?exam-level:7,-4
?exam-minutes home:,7,-6
?exam-minutes length:,5,-7
?exam-minutes:,8,-7
?exam-purpose home:,,-3
?exam-purpose length:,,-5
?exam-purpose:,,-6
?exam-shape home:3
?exam-shape length:,,4
?exam-shape:4
?exclude away:,-3
?exclude home:,,4
?exclude k career/cover-letter:,-3
?exclude k career/interview:,4
?exclude k creative/poem:-4
?exclude k creative/script:,-5
?exclude k creative/story:3,-3
?exclude k data/analysis:,3
?exclude k email-letter/formal-letter:3,-4,-3
?exclude k email-letter/personal-message:4,,5
?exclude k email-letter/work-email:7
?exclude k general/how-to:,3
?exclude k health-info/diet-fitness:,-4
?exclude k health-info/symptom:,4
?exclude k ideas-names/activity:,-4
?exclude k legal-info/rights:,3
?exclude k marketing/campaign-plan:,-3,-4
?exclude k marketing/product-description:,,7
?exclude k plan/event:-3,6
?exclude k plan/routine:-3,-6
?exclude k plan/travel:,10
?exclude k research-compare/buying:,4
?exclude length:6
?exclude t agent-bot:,-5,10
?exclude t article:,-3,3
?exclude t code-fix-review:,-3
?exclude t code-write:,4
?exclude t creative:,-13,3
?exclude t email-letter:13,-4
?exclude t extract-classify:,-5
?exclude t finance-info:,6
?exclude t general:,3
?exclude t ideas-names:,-5
?exclude t marketing:-4
?exclude t plan:-7,12,-4
?exclude t recipe:11
?exclude t rewrite:,4
?exclude t roleplay:,3
?exclude t summarise:,-10
?exclude t support-reply:,-3
?exclude t tutor:,6
?exclude:,3,-3
?extract-example away:,5
?extract-example home:,3
?extract-example length:-4,8
?extract-example:-3,8
?extract-fields away:,3
?extract-fields home:,,3
?extract-fields length:,,7
?extract-fields:,,3
?extract-many away:,6
?extract-many home:,,6
?extract-many length:,,4
?extract-many:-3,3,3
?extract-source home:,,3
?extract-source length:,,8
?extract-source:,,4
?extract-unclear away:,7
?extract-unclear home:,,-4
?extract-unclear length:,,-4
?extract-unclear:,5,-4
?extract-use away:,7
?extract-use home:,5,-7
?extract-use length:,4,-6
?extract-use:,12,-8
?extract-wording home:,4,-3
?extract-wording length:,7,-3
?extract-wording:,5,-3
?fact-length away:-3,-7
?fact-length home:6
?fact-length length:,3
?fact-length:,-12,3
?fact-source home:4,,-3
?fact-source:3,6,-4
?facts-agent-bot length:,,3
?facts-article away:-4,-4
?facts-article length:,4,3
?facts-article-essay away:5,-5
?facts-article-essay length:-5,6
?facts-article-essay:3
?facts-article-speech home:-3,-3
?facts-article-speech length:10,5
?facts-article-speech:-3
?facts-article:-3,-8
?facts-career-cover-letter away:-5,7
?facts-career-cover-letter length:-6,6
?facts-career-cover-letter:-3,4
?facts-career-cv length:8,-4
?facts-career-cv:,7
?facts-career-interview home:6
?facts-career-interview length:,3
?facts-career-interview:4
?facts-code-fix-review-fix away:12,-13
?facts-code-fix-review-fix length:-7,,9
?facts-code-fix-review-fix:13,-15
?facts-code-fix-review-review length:3,-3
?facts-code-write away:-3,-6
?facts-code-write length:8,-3
?facts-code-write:,-6
?facts-creative-poem away:,8
?facts-creative-poem home:-5,,4
?facts-creative-poem length:7
?facts-creative-poem:,5,5
?facts-creative-script home:,4
?facts-creative-script length:,5
?facts-creative-story away:3
?facts-creative-story length:-4
?facts-creative-story:,,-3
?facts-data-analysis away:-5,3
?facts-data-analysis length:,,-3
?facts-data-analysis:-4,5,-3
?facts-data-formula away:4,-5
?facts-data-formula home:-3
?facts-data-formula length:,3
?facts-data-formula:,-6
?facts-email-letter-formal-letter home:-6,6
?facts-email-letter-formal-letter length:,-9
?facts-email-letter-formal-letter:-3,4,3
?facts-email-letter-personal-message away:,-3
?facts-email-letter-personal-message home:-3
?facts-email-letter-personal-message length:-12,-6,13
?facts-email-letter-personal-message:-4,-6,7
?facts-email-letter-proposal length:,4
?facts-email-letter-work-email home:,-3
?facts-email-letter-work-email length:,,-3
?facts-email-letter-work-email:4,-3,-4
?facts-exam-lesson-exam away:,3
?facts-exam-lesson-exam length:8,-5
?facts-exam-lesson-lesson away:-3
?facts-exam-lesson-lesson home:,,4
?facts-exam-lesson-lesson length:-11,6,8
?facts-exam-lesson-lesson:,,6
?facts-extract-classify away:,3
?facts-extract-classify home:-3
?facts-extract-classify length:-3,5,-4
?facts-extract-classify:-4,5,-3
?facts-finance-info away:,-5
?facts-finance-info home:,4
?facts-finance-info length:7,5
?facts-finance-info:4
?facts-general away:5,-10
?facts-general home:,3,-3
?facts-general length:8,-16,4
?facts-general-fact home:-11,10
?facts-general-fact length:6,-13
?facts-general-fact:-18,9
?facts-general:10,-10,-5
?facts-health-info-diet-fitness away:-3,-3,3
?facts-health-info-diet-fitness home:3
?facts-health-info-diet-fitness length:,7
?facts-health-info-diet-fitness:-6,9,3
?facts-health-info-drug away:4,3
?facts-health-info-drug home:5
?facts-health-info-drug length:,-7,-3
?facts-health-info-drug:10,-5
?facts-health-info-symptom away:-8,6
?facts-health-info-symptom home:9,-8
?facts-health-info-symptom length:-4,7,-6
?facts-health-info-symptom:,-8,-4
?facts-ideas-names away:,8
?facts-ideas-names length:-10,,3
?facts-ideas-names:,3,6
?facts-legal-info-contract home:-5,4
?facts-legal-info-contract length:,-5
?facts-legal-info-contract:-9,6
?facts-legal-info-rights away:,4,-3
?facts-legal-info-rights home:5,-6,-3
?facts-legal-info-rights length:,-5,-8
?facts-legal-info-rights:13,-3,-7
?facts-marketing length:,3,-4
?facts-marketing-campaign-plan:3,-5
?facts-marketing-post-ad home:-4,5
?facts-marketing-post-ad length:6,,-4
?facts-marketing-post-ad:-5,7,-4
?facts-marketing-product-description away:-4,5
?facts-marketing-product-description length:6
?facts-marketing-product-description:,4
?facts-marketing:-3,5,-3
?facts-plan-event away:,-5
?facts-plan-event home:-3,5
?facts-plan-event length:-3,9
?facts-plan-event:-4,4
?facts-plan-project away:,-7
?facts-plan-project:,-4
?facts-plan-routine away:,3
?facts-plan-routine home:6,-5
?facts-plan-routine length:6,6,-3
?facts-plan-routine:4,,-3
?facts-plan-study home:,-4
?facts-plan-study:,-3
?facts-plan-travel away:-4,3
?facts-plan-travel home:5,-6,3
?facts-plan-travel length:-7,6,7
?facts-plan-travel:,-7,4
?facts-recipe away:,8
?facts-recipe home:,-3
?facts-recipe length:-8,10
?facts-recipe:,4
?facts-research-compare-buying away:-4
?facts-research-compare-buying home:7
?facts-research-compare-buying length:,-7
?facts-research-compare-buying:,7
?facts-research-compare-study away:,-3
?facts-research-compare-study:,-11
?facts-rewrite length:-5,4,5
?facts-roleplay away:3
?facts-roleplay length:,,-3
?facts-roleplay:4
?facts-summarise home:,-4
?facts-summarise length:-3,-3
?facts-summarise:,-3
?facts-support-reply away:-6,4
?facts-support-reply home:4,,-3
?facts-support-reply length:16,-12,-3
?facts-support-reply:,6
?facts-translate away:-3,10
?facts-translate home:,,-3
?facts-translate length:-6,-3,-4
?facts-translate:-4,9,-3
?facts-tutor away:,-6
?facts-tutor home:,-3
?facts-tutor length:-12,6,4
?facts-tutor:,-9
?fix-changed away:5,-4
?fix-changed length:8,-7
?fix-changed:4,-5,-3
?fix-env home:-5,3
?fix-env length:,-11,-5
?fix-env:-6,4
?fix-error away:,5,-4
?fix-error home:-8,12,6
?fix-error length:-4
?fix-error:-10,17,3
?fix-expected away:4
?fix-expected home:,,5
?fix-expected length:,-4,4
?fix-expected:,,4
?fix-explain home:3,,3
?fix-explain length:4,-4,-7
?fix-explain:4
?fix-keep home:-3,6,-4
?fix-keep length:,-7,-8
?fix-keep:-3,6,-4
?fix-tried away:7,-3
?fix-tried home:,-4,-5
?fix-tried length:,,-6
?fix-tried:6,-7,-6
?fix-when home:11
?fix-when length:-5,,4
?fix-when:11,-3
?for-whom away:,-8,9
?for-whom home:-3,,5
?for-whom k article/speech:,,-3
?for-whom k career/cover-letter:,,-4
?for-whom k career/cv:,,8
?for-whom k code-fix-review/fix:,7
?for-whom k creative/poem:,,6
?for-whom k creative/script:,,-3
?for-whom k data/formula:,5
?for-whom k email-letter/formal-letter:,,-4
?for-whom k email-letter/personal-message:,,14
?for-whom k email-letter/proposal:,,-3
?for-whom k email-letter/work-email:,,-6
?for-whom k exam-lesson/exam:6,,-3
?for-whom k exam-lesson/lesson:,,-3
?for-whom k general/advice:,,7
?for-whom k general/how-to:,4
?for-whom k health-info/diet-fitness:,,4
?for-whom k health-info/symptom:3,-3,4
?for-whom k ideas-names/gift:,,5
?for-whom k ideas-names/naming:,-3
?for-whom k legal-info/rights:,-3,6
?for-whom k marketing/post-ad:-6,,-4
?for-whom k plan/project:,,-3
?for-whom k plan/routine:,4,6
?for-whom k plan/study:,,-4
?for-whom k research-compare/buying:,,6
?for-whom length:5,4,-6
?for-whom t article:,,-4
?for-whom t career:,,6
?for-whom t code-fix-review:,5,-3
?for-whom t code-write:,5,-3
?for-whom t data:,7
?for-whom t exam-lesson:8,-3,-7
?for-whom t finance-info:,4,7
?for-whom t general:-3,,6
?for-whom t health-info:5,-7,6
?for-whom t ideas-names:,-4,5
?for-whom t legal-info:-3,-6,7
?for-whom t marketing:-3,-5
?for-whom t plan:,3,3
?for-whom t research-compare:,,4
?for-whom t rewrite:,,-5
?for-whom t roleplay:,-4,5
?for-whom t support-reply:,,-3
?for-whom t translate:,3,-3
?for-whom t tutor:,-7
?for-whom:,-3,21
?formal-body home:3
?formal-body length:-6
?formal-body:,-3
?formal-papers away:4,,-4
?formal-papers home:-6,4
?formal-papers length:,,-5
?formal-papers:,7,-8
?formal-record away:,,3
?formal-record home:,3
?formal-record length:,-7,5
?formal-record:,,5
?formal-request length:,,5
?formal-request:-3,-3,3
?formula-cells home:6,-4
?formula-cells length:,,5
?formula-cells:6,-6
?formula-empty away:,-5
?formula-empty home:,7,-4
?formula-empty length:4,-4,-5
?formula-empty:,,-6
?formula-example away:7
?formula-example home:-4,-8,3
?formula-example length:-12,-7,5
?formula-example:,-5,3
?formula-grows home:11,,-4
?formula-grows length:12,,-4
?formula-grows:12,,-5
?formula-now away:-3,,4
?formula-now length:-11,7,4
?formula-now:,3,4
?formula-tool away:,-3,6
?formula-tool home:,-4
?formula-tool length:,,10
?formula-tool:,-7,8
?gift-before away:,6,-3
?gift-before length:7,6,-7
?gift-before:,5,-6
?gift-budget home:4
?gift-budget length:,-4
?gift-close away:,-3,3
?gift-close length:,-3,5
?gift-close:3,-4,5
?gift-have home:,3
?gift-have length:,-7,7
?gift-have:,4,5
?gift-message away:,7,-3
?gift-message home:-9
?gift-message length:-5,4,-6
?gift-message:-9,5,-5
?gift-occasion away:,,3
?gift-occasion home:13,-3,-3
?gift-occasion length:,-3,3
?gift-occasion:12,-6,3
?gift-person away:,-3
?gift-person home:14,-3
?gift-person length:-7,-6,11
?gift-person:14,-7,7
?gift-where away:-3,5,-3
?gift-where length:,,-11
?gift-where:-3,5,-8
?health-allergy home:-5
?health-allergy length:,15,-6
?health-allergy:-6,6,-6
?health-conditions away:,-3
?health-conditions home:9,3,-8
?health-conditions length:-8,15,-8
?health-conditions:11,,-5
?health-doctor away:,,3
?health-doctor home:,-8,-7
?health-doctor length:7,5
?health-doctor:4,-7,-4
?health-since away:,-4,4
?health-since home:,4
?health-since length:,6,-7
?health-since:-5,,4
?health-tried away:-4,3,-3
?health-tried length:6,4,-5
?health-tried:,4,-5
?health-want away:,-6,4
?health-want home:,-6,6
?health-want length:,,-3
?health-want:-3,-13,13
?health-who away:3,,-9
?health-who home:4,-7,3
?health-who length:-13,12
?health-who:6,-7,-6
?howto-have away:,5
?howto-have home:,-4,-3
?howto-have length:11
?howto-have:,6,-6
?howto-limits home:,-5
?howto-limits length:5
?howto-limits:-4
?howto-self away:,4
?howto-self home:-4,3,9
?howto-self length:3,-9
?howto-self:-7,10,10
?howto-state away:,6
?howto-state home:5,4,-4
?howto-state length:3,,4
?howto-state:4,12
?howto-thing away:,,3
?howto-thing home:13
?howto-thing length:-7,,7
?howto-thing:11,4,7
?ideas-count away:,5,-6
?ideas-count home:-16,,-6
?ideas-count length:8,4,-13
?ideas-count:-17,,-13
?ideas-feel away:,5
?ideas-feel home:21,-8
?ideas-feel length:-4,6,-8
?ideas-feel:8
?ideas-language away:9
?ideas-language home:,-5,4
?ideas-language length:-9,,7
?ideas-language:7,4
?ideas-like home:12,-7
?ideas-like length:6,9,-4
?ideas-like:,-4,-4
?ideas-limits away:,-5,7
?ideas-limits home:,5,-3
?ideas-limits length:,-6,5
?ideas-limits:,-9,3
?ideas-not away:9,-3
?ideas-not home:6,-5
?ideas-not length:3,,3
?ideas-not:12,-11
?ideas-use away:,,4
?ideas-use home:-8
?ideas-use length:,4
?ideas-use:-9,4
?ideas-what away:-5,3,6
?ideas-what home:4,3,5
?ideas-what length:-19,4,14
?ideas-what:,,11
?ideas-who away:,,3
?ideas-who home:-7,10,-5
?ideas-who length:,-4,4
?ideas-who:-7,5
?interview-fear away:3,-10,7
?interview-fear home:,,5
?interview-fear length:-12,-3,15
?interview-fear:,-14,16
?interview-form away:,,-4
?interview-form home:-4
?interview-form length:,4,-6
?interview-form:-7,,-4
?interview-stage away:3,-8,3
?interview-stage home:-3
?interview-stage length:-7,,10
?interview-stage:,-9
?law-country away:16,,-6
?law-country home:-3,6
?law-country length:6,,-16
?law-country:13,3,-8
?law-deadline away:,7,-5
?law-deadline home:,-3,-3
?law-deadline length:,,-9
?law-deadline:-3,3,-9
?law-done away:4
?law-done home:,-3,-3
?law-done length:11,-10,-4
?law-done:6,-3,-3
?law-happened home:-5,3,4
?law-happened length:,-9
?law-happened:-7,4,3
?law-money away:,5,-5
?law-money home:-7
?law-money length:,,-3
?law-money:-6,5,-7
?law-other away:,,-4
?law-other home:,7,-9
?law-other length:25,-12,-5
?law-other:5,8,-14
?law-papers away:,,-4
?law-papers home:16,-3,-9
?law-papers length:10,-5,-5
?law-papers:25,,-15
?law-want away:,-3
?law-want home:-3,,6
?law-want length:-3,-7
?law-want:-4,-5,4
?length-message away:,-6,6
?length-message home:-8,,-5
?length-message length:,5,-11
?length-message:-11
?length-text away:,3
?length-text k article/speech:7,,3
?length-text k career/cover-letter:,-4
?length-text k career/cv:,-4
?length-text k career/interview:,7
?length-text k code-fix-review/fix:,4
?length-text k code-fix-review/review:,7
?length-text k creative/story:9,-3,4
?length-text k data/analysis:,-4
?length-text k data/formula:,3
?length-text k exam-lesson/exam:,-3,5
?length-text k exam-lesson/lesson:4
?length-text k general/advice:,7
?length-text k general/fact:,-3
?length-text k general/how-to:,-3
?length-text k health-info/symptom:,5
?length-text k ideas-names/gift:,3
?length-text k legal-info/contract:,3
?length-text k legal-info/rights:,7
?length-text k plan/event:,3
?length-text length:-3,-10,24
?length-text t article:5,,5
?length-text t code-fix-review:,10
?length-text t code-write:,13
?length-text t creative:7,-9
?length-text t email-letter:,,-5
?length-text t exam-lesson:4,-6,5
?length-text t general:-4
?length-text t health-info:,4
?length-text t legal-info:,8
?length-text t marketing:,-4,3
?length-text t plan:,4
?length-text t recipe:,6
?length-text t rewrite:,-11
?length-text t roleplay:,-3
?length-text t summarise:,-3
?length-text t translate:,-3
?length-text:5
?lesson-after home:-8
?lesson-after length:,-5,6
?lesson-after:-9,-4
?lesson-goal home:3,,5
?lesson-goal length:,12
?lesson-goal:,5,5
?lesson-minutes away:3
?lesson-minutes home:,-3,3
?lesson-minutes length:4
?lesson-minutes:7,-4
?lesson-room home:-5,5,4
?lesson-room length:,-7,3
?lesson-room:-6,5
?letter-before away:,5
?letter-before home:6,,-4
?letter-before length:11,5,-6
?letter-before:8,7,-8
?letter-channel home:3
?letter-channel length:,9,-6
?letter-channel:6,,-4
?letter-exclude away:,7,-4
?letter-exclude home:-9,-4
?letter-exclude length:,8,-8
?letter-exclude:-12,4,-3
?letter-facts away:-4
?letter-facts home:11,-6,4
?letter-facts length:,11,-14
?letter-facts:12,-10
?letter-give away:6,,-4
?letter-give home:,10,-4
?letter-give length:11,4,-8
?letter-give:4,,-7
?letter-happened away:-4,3
?letter-happened home:-6,8
?letter-happened length:-15,3,11
?letter-happened:,8,4
?letter-language away:11,,-10
?letter-language home:-4,3
?letter-language length:4
?letter-language:6,,-8
?letter-name away:,8
?letter-name home:-4,-3,-3
?letter-name length:-3,-10,-7
?letter-name:,-5,-4
?letter-reader away:,,4
?letter-reader length:-9
?letter-reader:,-3,4
?letter-want away:6,8,-8
?letter-want home:-8,9
?letter-want length:11,21,-14
?letter-want:,15,-11
?level away:,8,-3
?level home:,-9
?level k article/essay:,-5
?level k career/cv:,8
?level k career/interview:,-4
?level k code-fix-review/fix:,-4
?level k creative/poem:,5
?level k creative/script:,5
?level k creative/story:,9
?level k data/analysis:,-8
?level k data/formula:,-5
?level k email-letter/formal-letter:,6
?level k email-letter/personal-message:,11
?level k email-letter/proposal:,-6
?level k email-letter/work-email:,10
?level k general/advice:,9
?level k general/fact:,4
?level k general/how-to:,-11
?level k health-info/diet-fitness:,-3
?level k health-info/drug:,-5
?level k health-info/symptom:,5
?level k ideas-names/gift:,6
?level k ideas-names/naming:,12
?level k legal-info/contract:,5
?level k marketing/campaign-plan:,-4
?level k marketing/post-ad:,12
?level k marketing/product-description:,4
?level k plan/project:,-4
?level k plan/routine:,11
?level k plan/study:,-5
?level k plan/travel:,-6
?level k research-compare/buying:,-6
?level length:-8,-6,-10
?level t article:3,-4
?level t career:,6
?level t code-fix-review:,-6
?level t code-write:,-9
?level t creative:,20
?level t data:,-13
?level t email-letter:-4,21
?level t extract-classify:,6
?level t finance-info:,-8
?level t general:-3
?level t health-info:,-3
?level t ideas-names:,15
?level t marketing:,11
?level t plan:,-5
?level t recipe:,-9
?level t research-compare:,-8
?level t rewrite:,8
?level t support-reply:,12
?level t translate:,-8
?level t tutor:,-7,16
?level:-5,8,-3
?market-action away:,4
?market-action home:-3,,-4
?market-action length:,5,-9
?market-action:-4,,-11
?market-count home:-4,-3
?market-count length:,,-3
?market-count:-4,-3,3
?market-customer home:,10,-6
?market-customer length:16,,-5
?market-customer:,11,-8
?market-language away:,,-3
?market-language home:-3,3
?market-language length:3,18,-8
?market-language:-6,5,-6
?market-offer away:,-3,-7
?market-offer home:-3,3
?market-offer length:-4,9,-13
?market-offer:-4,,-9
?market-place away:,-8,3
?market-place home:-3,,5
?market-place length:-3,4,-3
?market-place:-3,-7,8
?market-product away:,-4
?market-product home:,,13
?market-product length:,,-4
?market-product:,-8,15
?market-special away:-5,5
?market-special home:5
?market-special length:4,-4
?market-special:,5
?market-visual home:-5,-4,-4
?market-visual length:-6,,-11
?market-visual:-7,,-7
?market-worry away:-4,,-3
?market-worry home:5,3,-11
?market-worry length:-4,12,-13
?market-worry:,5,-14
?matters away:-16,7
?matters home:-10,5,-12
?matters k article/essay:3
?matters k article/speech:-3,-5
?matters k career/interview:,-3
?matters k code-fix-review/fix:,3
?matters k creative/poem:,3
?matters k creative/script:,-4
?matters k creative/story:,-4
?matters k data/analysis:,4
?matters k data/formula:,3
?matters k email-letter/formal-letter:,-6
?matters k exam-lesson/exam:,-4
?matters k general/advice:,-5
?matters k general/fact:,5
?matters k general/how-to:-4,7
?matters k health-info/diet-fitness:,-5
?matters k health-info/drug:,3
?matters k health-info/symptom:,9,4
?matters k ideas-names/activity:,-3
?matters k ideas-names/gift:,-3
?matters k ideas-names/naming:,-6
?matters k legal-info/procedure:,3
?matters k legal-info/rights:,3
?matters k marketing/post-ad:3
?matters k plan/routine:,3
?matters k plan/study:,-3
?matters k plan/travel:,-3
?matters length:-8,-4,-6
?matters t agent-bot:,-3
?matters t article:,-6,-3
?matters t career:,-5
?matters t code-write:4
?matters t creative:-5,-8,-4
?matters t data:,8
?matters t email-letter:,-6
?matters t exam-lesson:,-4
?matters t extract-classify:,3
?matters t finance-info:,5
?matters t general:-7,7,-3
?matters t health-info:,11
?matters t ideas-names:-3,-13
?matters t legal-info:,5
?matters t marketing:,-3,-3
?matters t plan:,-5,-3
?matters t rewrite:,,4
?matters t support-reply:,-4,3
?matters t translate:3,5
?matters:-18,-8,-21
?money-goal away:,-4
?money-goal home:,,6
?money-goal length:-3,,7
?money-goal:-3,-6,9
?money-have away:-9
?money-have home:13,,-7
?money-have length:10,5
?money-have:3,,-6
?money-level away:,,-4
?money-level home:-5,-4,-4
?money-level length:-4,17,-8
?money-level:-7,,-8
?money-numbers away:,-4,3
?money-numbers home:4,-3,8
?money-numbers length:-5,-5,14
?money-numbers:,-6,10
?money-options away:,3,-3
?money-options home:-6,-3,7
?money-options length:-7,5,9
?money-options:-7,,3
?money-risk away:,,-3
?money-risk home:,12,-4
?money-risk length:,6,-8
?money-risk:-3,10,-7
?money-rules away:-3,,-3
?money-rules home:,3
?money-rules length:,6
?money-rules:,4,-4
?paper-case away:,,4
?paper-case home:-3,,5
?paper-case:,-5,9
?paper-kind away:3
?paper-kind home:,,5
?paper-kind length:,,3
?paper-kind:3,-4,6
?paper-status home:,7
?paper-status length:,4
?paper-status:,8
?paper-want:,4
?personal-feel home:-3
?personal-feel length:,-5,8
?personal-feel:-6,-3,3
?personal-memory away:,-4
?personal-memory home:-9,10,-4
?personal-memory length:4,5,-8
?personal-memory:-11,9,-7
?personal-who away:3
?personal-who home:-8,,5
?personal-who length:,-3
?personal-who:-6,,9
?plan-fixed away:7,-3
?plan-fixed home:,-8,7
?plan-fixed length:-3,,8
?plan-fixed:8,-10
?plan-form away:,,-6
?plan-form home:-3,,-3
?plan-form length:7
?plan-form:-4,,-9
?plan-goal length:,,-7
?plan-have away:,-8
?plan-obstacle away:,6
?plan-obstacle home:-8,-6,3
?plan-obstacle length:-6,-9,7
?plan-obstacle:-11,,4
?plan-time away:4
?plan-time length:6,-6,-4
?plan-time:12,,-5
?poem-for home:-13,4,6
?poem-for length:8,-7,5
?poem-for:-16,6,10
?poem-form away:-4,,3
?poem-form home:13,-3,-5
?poem-form length:-4
?poem-form:5,-3,3
?project-done length:,-6,6
?project-money away:,-5,-3
?project-money length:-3,7,-10
?project-money:,,-6
?project-now away:,-3,-6
?project-now length:,7,-11
?project-now:,,-9
?project-risk away:,-4,-4
?project-risk:,,-3
?project-team away:,-10,5
?project-team length:,-12,10
?project-team:-3,-7,7
?proposal-client away:,-4,3
?proposal-client length:,,5
?proposal-client:,-4
?proposal-offer away:,-6,7
?proposal-offer home:,,4
?proposal-offer length:-3,-3,11
?proposal-offer:,-8,12
?proposal-price length:,4
?proposal-problem away:,-6,5
?proposal-problem:,-7,3
?proposal-proof length:,3
?proposal-proof:,,-3
?proposal-time length:,4,-3
?proposal-time:,4,-4
?reader away:,9,4
?reader k creative/poem:-3,-4
?reader k creative/story:4
?reader k general/advice:,7
?reader k general/how-to:,5
?reader k health-info/diet-fitness:,4
?reader k ideas-names/naming:,3
?reader k marketing/product-description:4
?reader k plan/study:,3
?reader k plan/travel:,3
?reader length:-6,10,-8
?reader t creative:6,-11
?reader t email-letter:3,-3
?reader t exam-lesson:,3
?reader t general:-5,15
?reader t health-info:,7
?reader t marketing:5,-4
?reader t plan:,6
?reader t recipe:,4
?reader:,9,4
?recipe-budget home:-8,8,-3
?recipe-budget length:,8,-5
?recipe-budget:-8,10,-5
?recipe-diet away:,7
?recipe-diet length:-9,7,5
?recipe-diet:,8,-3
?recipe-have away:-4,3
?recipe-have home:,,-4
?recipe-have length:,12,-13
?recipe-have:,5,-4
?recipe-people away:-7,4,6
?recipe-people home:10,,3
?recipe-people length:-6,-8,14
?recipe-people:3,3,10
?recipe-problem away:,-3
?recipe-problem home:-5,15,-3
?recipe-problem length:,7,-3
?recipe-problem:-6,12,-3
?recipe-skill home:-8,-3
?recipe-skill length:,10
?recipe-skill:-8,-3
?recipe-taste away:,5
?recipe-taste length:,5
?recipe-taste:,4
?recipe-time away:,8,-3
?recipe-time home:7,3
?recipe-time length:-9,17,-3
?recipe-time:5,11,-4
?recipe-tools away:,5
?recipe-tools home:-4,-5,3
?recipe-tools length:,3,5
?recipe-tools:-4
?research-purpose away:,,-4
?research-purpose home:,,-3
?research-purpose length:,,-5
?research-purpose:,,-8
?research-question away:,-7,11
?research-question home:,,6
?research-question length:,,5
?research-question:-3,-12,26
?research-scope away:,-3,4
?research-scope home:,,-3
?research-scope length:-3,-4,4
?research-scope:3,-8
?research-sources home:,,7
?research-sources length:,,6
?research-sources:,-6,8
?result-form away:5
?result-form home:-10,,4
?result-form k article/speech:,6
?result-form k career/cover-letter:,,7
?result-form k career/cv:,-3,-3
?result-form k code-fix-review/fix:,-4
?result-form k creative/poem:,,4
?result-form k email-letter/formal-letter:-3,5,6
?result-form k email-letter/personal-message:,,3
?result-form k email-letter/work-email:,,6
?result-form k exam-lesson/lesson:,,4
?result-form k general/advice:7,-9,-3
?result-form k general/how-to:-6,13,-3
?result-form k health-info/drug:4
?result-form k health-info/symptom:-5
?result-form k ideas-names/activity:,7
?result-form k legal-info/contract:,3,3
?result-form k legal-info/rights:,-5,-3
?result-form k marketing/post-ad:-3,,6
?result-form k marketing/product-description:5
?result-form k plan/routine:,-3
?result-form k plan/study:,-3
?result-form length:7,-6,7
?result-form t article:3,3
?result-form t career:,-4,3
?result-form t code-fix-review:,-6
?result-form t creative:-6,-3,10
?result-form t email-letter:-6,3,15
?result-form t exam-lesson:,,4
?result-form t extract-classify:,-4
?result-form t finance-info:,5,-4
?result-form t general:,,-10
?result-form t health-info:,4,-3
?result-form t ideas-names:,8,-3
?result-form t legal-info:-5
?result-form t marketing:,-5,4
?result-form t plan:,-8
?result-form t rewrite:3,-7,-4
?result-form t roleplay:,5,3
?result-form t support-reply:,-3,4
?result-form t translate:,4
?result-form:-6,,13
?review-does home:,,-4
?review-does length:,,-9
?review-does:,,-6
?review-doubt home:,,-5
?review-doubt length:,,-4
?review-focus length:,,3
?review-focus:,,7
?review-form length:,,-3
?review-rules home:,,-4
?review-rules length:,,-6
?review-rules:,5,-5
?review-stage home:,,7
?review-stage:,,8
?rewrite-freedom away:,-3
?rewrite-freedom length:,-3,4
?rewrite-freedom:,-5,-3
?rewrite-keep away:,-4
?rewrite-keep home:,-4
?rewrite-keep:,-8
?rewrite-reader away:,-3
?rewrite-reader:,-3
?rewrite-sound away:,-6,7
?rewrite-sound length:3
?rewrite-sound:,-5,7
?rewrite-where away:6,3,-6
?rewrite-where home:6,,-7
?rewrite-where length:12,-6,-10
?rewrite-where:12,3,-13
?rewrite-wrong away:,-4,4
?rewrite-wrong home:,-10,11
?rewrite-wrong length:,-6
?rewrite-wrong:,-15,14
?role-end away:,-4
?role-end home:-6,4
?role-end length:,-3
?role-end:-6
?role-feedback away:4,-6,6
?role-feedback home:,6
?role-feedback length:,-10,7
?role-feedback:,,7
?role-goal away:,-3
?role-goal home:-4,3
?role-goal length:,-9,6
?role-goal:-4,,4
?role-hard away:4,4
?role-hard home:6,,-6
?role-hard length:-3,,3
?role-hard:10,6,-8
?role-language home:4
?role-language length:,-3,-3
?role-language:4
?role-me away:,,3
?role-me home:,-4,3
?role-me length:,-7,9
?role-me:-3,-5,6
?role-scene away:,,5
?role-scene home:-4
?role-scene length:,-12,7
?role-scene:-5,,7
?role-who away:,-3,6
?role-who home:,,-3
?role-who length:,-7,6
?role-who:,,4
?routine-day length:-4,,5
?routine-energy away:,-4
?routine-energy home:-4
?routine-energy length:6,6,-5
?routine-energy:,,-5
?routine-limits home:,-4,5
?routine-limits length:-4,-4,11
?routine-limits:,-4,9
?routine-want length:,,4
?routine-want:,-4,3
?script-limits home:,,-4
?script-limits:,-3,-6
?script-people home:,-5,6
?script-people length:,-6,11
?script-people:,-4,8
?script-where length:-3,,8
?situation away:17,,-15
?situation k article/speech:-12,5
?situation k career/cv:-3,4
?situation k creative/poem:-5,4
?situation k data/analysis:9
?situation k data/formula:-9,-4
?situation k email-letter/formal-letter:-11,,5
?situation k email-letter/personal-message:,,-4
?situation k email-letter/work-email:,-3
?situation k exam-lesson/exam:,5
?situation k exam-lesson/lesson:-5,-3
?situation k general/advice:8,-11
?situation k general/fact:-12,11
?situation k general/how-to:,-10
?situation k health-info/diet-fitness:5
?situation k health-info/drug:-8,-5
?situation k health-info/symptom:8,-5
?situation k ideas-names/activity:6
?situation k ideas-names/naming:-7
?situation k legal-info/procedure:11,-3
?situation k marketing/post-ad:-4,-5
?situation k marketing/product-description:-6,6
?situation k plan/event:4
?situation k plan/project:7
?situation k plan/travel:-5,-3
?situation length:14,-4,-10
?situation t agent-bot:-8,-3
?situation t article:-14,3
?situation t code-write:-9
?situation t creative:-9,10,-3
?situation t data:,-5
?situation t email-letter:-8
?situation t exam-lesson:-4
?situation t extract-classify:,7
?situation t finance-info:4,-3
?situation t general:10,-15
?situation t health-info:7,-12
?situation t ideas-names:,-3
?situation t legal-info:9,-6,-4
?situation t marketing:-8
?situation t plan:6,-11
?situation t recipe:-6,-3
?situation t research-compare:,-3
?situation t rewrite:-11,7
?situation t roleplay:-5,9
?situation t summarise:-6,9
?situation t support-reply:,5
?situation t translate:,5
?situation t tutor:,9
?situation:16,-25,-29
?speech-audience home:,,-4
?speech-audience length:-3,-3
?speech-audience:,,-3
?speech-feeling home:-3,,4
?speech-feeling length:,,5
?speech-feeling:-3,,3
?speech-minutes home:7,7,-6
?speech-minutes length:-3
?speech-minutes:5,10,-10
?speech-names away:,-3
?speech-names home:5,3,-3
?speech-names length:7,-7
?speech-names:4
?speech-relation home:-7,11,5
?speech-relation length:,-14,7
?speech-relation:-7,13,3
?speech-story away:-6,4,-4
?speech-story home:8,-8,4
?speech-story length:8,6
?speech-story:,,-3
?story-hero home:,-3,4
?story-hero length:-3,-3,10
?story-hero:,-3,5
?story-lesson length:,4
?story-lesson:,,-3
?story-problem home:,-4,9
?story-problem length:-4,-9,15
?story-problem:,-4,10
?story-reader away:4
?story-reader home:10,,-5
?story-reader length:-6,5
?story-reader:15,,-7
?story-world away:,3
?story-world home:,,-4
?story-world length:,4
?story-world:-3
?study-exam home:,,4
?study-exam length:,,7
?study-exam:,,4
?study-hours away:,-4
?study-hours length:,-8,5
?study-hours:,-5
?study-now home:7,,-4
?study-now length:3,,-5
?study-now:6,5,-6
?study-style away:,6
?study-style home:8,-4,-4
?study-style length:8,8,-10
?study-style:9,6,-8
?study-subjects away:,-3
?study-subjects home:,,5
?study-subjects length:,-7
?study-subjects:,,5
?summary-focus away:,-4
?summary-focus home:5
?summary-focus length:,,4
?summary-focus:3,-5
?summary-keep away:3
?summary-keep home:,,-3
?summary-keep length:-5,-7,-4
?summary-keep:3
?summary-length away:,4,-3
?summary-length home:,-3,5
?summary-length length:,8,-3
?summary-material away:,,4
?summary-material home:,,3
?summary-material length:,-3,5
?summary-material:,-4,7
?summary-reader away:-3,8
?summary-reader home:3
?summary-reader length:,4,-6
?summary-reader:,10
?summary-skip away:,-4
?summary-skip home:,3
?summary-skip length:,5,-3
?summary-skip:,,-3
?summary-why away:,,5
?summary-why home:5
?summary-why length:,-3,3
?summary-why:4,-4,3
?support-customer away:,,3
?support-customer home:,-5,11
?support-customer length:-12,-8,14
?support-customer:,-4,14
?support-happened away:-5,,5
?support-happened home:,7,6
?support-happened length:-7,-12,15
?support-happened:-4,5,11
?support-limit home:3,5
?support-limit length:,-6
?support-limit:3,7
?support-next away:,6
?support-next home:,3,-3
?support-next length:3,-5
?support-next:,9,-4
?support-offer away:-5,3
?support-offer home:18,4,-5
?support-offer length:14,-13,3
?support-offer:13,7,-4
?support-policy away:,4
?support-policy home:,5
?support-policy:,9,-3
?support-where home:,-3,8
?support-where length:-6,,3
?support-where:,-6,6
?symptom-before away:,-11
?symptom-before home:-6,7,-7
?symptom-before length:-3,10,-4
?symptom-before:-10,,-7
?symptom-how away:,-11,6
?symptom-how home:,11
?symptom-how length:-10,-11,9
?symptom-how:3,,7
?symptom-others away:,-5
?symptom-others home:10,,-5
?symptom-others length:-18,10
?symptom-others:11,,-7
?text-language away:13,-4
?text-language home:-10
?text-language length:12
?text-language:3,-5
?translate-about away:,5,-5
?translate-about home:,,4
?translate-about:,4
?translate-form away:,5,-5
?translate-form home:,,-3
?translate-form length:-4,14,-8
?translate-form:,6,-8
?translate-local home:-3,9,-5
?translate-local length:,7,-6
?translate-local:-4,9,-5
?translate-names home:-3,6
?translate-names length:,-4,4
?translate-names:-4,8
?translate-reader away:,5
?translate-reader home:,-5
?translate-reader length:4
?translate-sound away:,5
?translate-sound home:-4,-3
?translate-sound:-5,,3
?translate-to home:,-5
?translate-to length:,3,-5
?translate-to:-4
?translate-where away:-4,8
?translate-where home:6,3,-5
?translate-where length:4,-4,4
?translate-where:,11,-5
?travel-avoid away:,-6
?travel-avoid home:,-5,13
?travel-avoid length:-3,,8
?travel-avoid:,-13,13
?travel-booked away:-4,10,-3
?travel-booked home:21,-10,-4
?travel-booked length:8,12,-12
?travel-booked:17,3,-10
?travel-budget home:7,-5
?travel-budget length:14,12,-9
?travel-budget:6,-4
?travel-days home:-3
?travel-days length:-4,,3
?travel-days:,-6,5
?travel-from home:-3,,-5
?travel-from length:,-4,-4
?travel-from:-4,,-8
?travel-like home:5
?travel-like length:8,,-5
?travel-like:5,,-5
?travel-pace home:-6,-4,6
?travel-pace length:-5,-5,4
?travel-pace:-6,-7,8
?travel-who away:,,4
?travel-who length:-8,,7
?travel-who:4,-7,5
?tried away:-10,-7,-4
?tried home:17,-11
?tried k article/essay:,7
?tried k article/speech:,3
?tried k career/cover-letter:,5
?tried k career/interview:,-3
?tried k code-fix-review/fix:5,-9
?tried k creative/poem:,3
?tried k data/formula:,-4
?tried k email-letter/personal-message:-4
?tried k email-letter/proposal:,9
?tried k email-letter/work-email:,-3
?tried k exam-lesson/lesson:,4
?tried k general/fact:,8
?tried k general/how-to:7,-7,4
?tried k health-info/diet-fitness:3,-3,4
?tried k health-info/symptom:,-6
?tried k ideas-names/activity:,4
?tried k ideas-names/naming:,-4
?tried k marketing/campaign-plan:3,5
?tried k plan/event:,3,3
?tried k plan/routine:7,-6
?tried k plan/study:,-3
?tried k plan/travel:,6
?tried length:,,8
?tried t agent-bot:,6
?tried t article:-4,11
?tried t code-fix-review:6,-10
?tried t code-write:,-8
?tried t creative:-7,9
?tried t data:,-5
?tried t email-letter:-7,4,-3
?tried t exam-lesson:,6
?tried t general:8,,3
?tried t health-info:,-7,5
?tried t ideas-names:-3
?tried t marketing:,9
?tried t recipe:-3,-5,7
?tried t tutor:6
?tried:-4,4
?true-details away:6,-10,-9
?true-details k article/speech:9
?true-details k career/cv:3
?true-details k career/interview:-6
?true-details k code-fix-review/fix:-5,4
?true-details k creative/poem:14
?true-details k creative/script:,7
?true-details k creative/story:-8,-4
?true-details k data/analysis:-3
?true-details k data/formula:-3,11
?true-details k email-letter/formal-letter:3,-3
?true-details k email-letter/personal-message:4,-5,-3
?true-details k email-letter/work-email:,-3
?true-details k exam-lesson/exam:-6
?true-details k exam-lesson/lesson:-3,9
?true-details k general/advice:-11,-4
?true-details k general/fact:,-4
?true-details k general/how-to:7
?true-details k health-info/diet-fitness:-6,4
?true-details k health-info/drug:5,8
?true-details k health-info/symptom:-6,-12
?true-details k ideas-names/activity:-3,6
?true-details k ideas-names/naming:7,-10
?true-details k legal-info/contract:4,-3
?true-details k legal-info/procedure:-4,4
?true-details k legal-info/rights:-6,5
?true-details k marketing/post-ad:9
?true-details k plan/event:7,-8
?true-details k plan/routine:4,-5
?true-details k plan/study:-4,5
?true-details k research-compare/buying:-3
?true-details length:11,-8
?true-details t agent-bot:10
?true-details t article:10
?true-details t code-fix-review:-4,3
?true-details t code-write:-3,5
?true-details t creative:9,5,-3
?true-details t data:-6,9
?true-details t email-letter:8,-12,-3
?true-details t exam-lesson:-9,9
?true-details t extract-classify:,10,5
?true-details t finance-info:-5,-4
?true-details t general:,-13
?true-details t health-info:-8,-3
?true-details t ideas-names:3,-5
?true-details t legal-info:-6,5
?true-details t marketing:10,-6
?true-details t plan:5,-8,-3
?true-details t research-compare:-10,9
?true-details t rewrite:,4,3
?true-details t summarise:,10,4
?true-details t support-reply:-8,-8
?true-details t translate:-3,3,3
?true-details t tutor:-3,4
?true-details:6,-10,-9
?tutor-book away:,,-6
?tutor-book home:,4,-4
?tutor-book length:12,,-10
?tutor-book:,,-9
?tutor-depth away:,-3
?tutor-depth home:6,-7
?tutor-depth:5,-10
?tutor-form away:,6,-4
?tutor-form home:,-3,5
?tutor-form length:-3,-4,9
?tutor-known home:5,-4,-9
?tutor-known length:8,-3
?tutor-known:7,,-9
?tutor-level away:,-3,-3
?tutor-level home:,4,-3
?tutor-level length:,-3,3
?tutor-level:4,-3,-9
?tutor-stuck away:-5
?tutor-stuck home:,,5
?tutor-stuck length:,-10,14
?tutor-stuck:-4,-5,6
?tutor-time away:,10,-7
?tutor-time home:,,4
?tutor-time length:,-3
?tutor-time:-4,13,-4
?tutor-why away:,,-5
?tutor-why:-3,3,-7
?tutor-world away:,-7,9
?tutor-world home:-6,4
?tutor-world length:-3,-18,13
?tutor-world:-7,,9
?use away:7,-3,11
?use home:,-3
?use k article/essay:,,-3
?use k article/speech:,,4
?use k career/cv:,,-3
?use k career/interview:,4
?use k code-fix-review/review:,,5
?use k creative/poem:,,-6
?use k creative/story:,,5
?use k data/formula:,-3
?use k email-letter/personal-message:,,-5
?use k email-letter/work-email:,,11
?use k exam-lesson/exam:,4
?use k exam-lesson/lesson:,,3
?use k general/advice:,5,-7
?use k general/fact:,-3
?use k general/how-to:,4,3
?use k health-info/diet-fitness:,3
?use k health-info/symptom:,,-3
?use k ideas-names/gift:,,4
?use k ideas-names/naming:,-4
?use k legal-info/procedure:,3
?use k legal-info/rights:,3,-5
?use k marketing/campaign-plan:,,-3
?use k marketing/post-ad:,,11
?use k research-compare/buying:,4,-3
?use length:-6
?use t article:,,3
?use t career:,,-5
?use t code-fix-review:,,5
?use t code-write:,-5
?use t creative:6,-5,3
?use t data:,-4
?use t email-letter:,,5
?use t finance-info:,,-4
?use t general:-5,6,-5
?use t health-info:,,-6
?use t ideas-names:,-6,3
?use t legal-info:,8,-8
?use t marketing:,,8
?use t plan:,,-5
?use t recipe:,,8
?use t research-compare:,6,-5
?use t rewrite:4,-4
?use t roleplay:,-3
?use t summarise:,-3,3
?use t support-reply:,,3
?use t translate:,,4
?use t tutor:-5,8
?use:,3,6
?where-country away:6,,-6
?where-country home:,3,6
?where-country k code-fix-review/fix:,3
?where-country k email-letter/personal-message:,4
?where-country k exam-lesson/exam:,,4
?where-country k exam-lesson/lesson:4,-3
?where-country k general/advice:,-4,-4
?where-country k general/fact:,8
?where-country k general/how-to:,,-3
?where-country k health-info/symptom:,-3
?where-country k legal-info/contract:8,-5
?where-country k legal-info/procedure:,-3,3
?where-country k legal-info/rights:3,-6,5
?where-country k marketing/campaign-plan:,,5
?where-country k plan/event:,,4
?where-country k plan/routine:,5
?where-country k plan/study:,5
?where-country k plan/travel:,,6
?where-country k research-compare/buying:-3,,3
?where-country k research-compare/study:4
?where-country length:,7,8
?where-country t article:,-4
?where-country t creative:-3,3
?where-country t email-letter:,,-6
?where-country t exam-lesson:5
?where-country t finance-info:,-4,3
?where-country t general:,,-7
?where-country t health-info:-3
?where-country t ideas-names:,,-3
?where-country t legal-info:14,-15,8
?where-country t plan:,8,10
?where-country t research-compare:7,-3,4
?where-country t rewrite:,-5,3
?where-country t support-reply:,4
?where-country t tutor:-5,,-3
?where-country:5,4
?why-now away:-6
?why-now home:4,7,-11
?why-now k article/essay:,,-4
?why-now k article/speech:,,7
?why-now k career/cover-letter:,6,-6
?why-now k career/interview:,,10
?why-now k code-fix-review/fix:,10,-4
?why-now k code-fix-review/review:,,3
?why-now k creative/poem:,,7
?why-now k creative/script:,,3
?why-now k creative/story:,,-5
?why-now k data/analysis:,3,-4
?why-now k data/formula:,5
?why-now k general/advice:5,7,8
?why-now k general/fact:-3,-13
?why-now k health-info/diet-fitness:,3
?why-now k ideas-names/activity:,,3
?why-now k ideas-names/gift:,,3
?why-now k ideas-names/naming:,9
?why-now k legal-info/procedure:,-4
?why-now k marketing/post-ad:,4
?why-now k research-compare/buying:,-4,-3
?why-now k research-compare/study:4
?why-now length:-6,13
?why-now t agent-bot:,,-3
?why-now t article:,-5
?why-now t career:,3
?why-now t code-fix-review:,8
?why-now t code-write:,4
?why-now t creative:,,4
?why-now t data:,8,-5
?why-now t exam-lesson:,-3
?why-now t extract-classify:,-3
?why-now t general:,-5,10
?why-now t ideas-names:,6,4
?why-now t legal-info:,-9
?why-now t plan:,,-5
?why-now t recipe:,,-6
?why-now t research-compare:7,-3,-5
?why-now t rewrite:,4
?why-now t summarise:,4,-6
?why-now t support-reply:,,3
?why-now t translate:-3,-6
?why-now t tutor:12,-10,-5
?why-now:,3,7
?work-ask away:4,8
?work-ask home:10,,-8
?work-ask length:6,3
?work-ask:16,6,-10
?work-context away:,,-4
?work-context home:,,-3
?work-context length:,5,-10
?work-context:,-5,-8
c audience length:-14,-4,4
c audience t agent-bot:-8,-3,4
c audience t article:-3,6,-7
c audience t career:5
c audience t code-fix-review:,10,-6
c audience t code-write:,7,-8
c audience t creative:11,-12
c audience t data:,12,-7
c audience t email-letter:7,-18,8
c audience t exam-lesson:7,11,-11
c audience t extract-classify:,,-3
c audience t finance-info:-4,9,12
c audience t general:-13,,10
c audience t health-info:11,-13,15
c audience t ideas-names:-4,13,15
c audience t marketing:3,5,-17
c audience t plan:,-10,8
c audience t recipe:-6,7,-4
c audience t research-compare:5,,-7
c audience t rewrite:,,-9
c audience t roleplay:,-8,12
c audience t summarise:11,-7
c audience t support-reply:,-5,4
c audience t translate:,,-5
c audience t tutor:-5,3,-3
c audience:,-5,6
c budget length:,-9,5
c budget t ideas-names:3,4
c budget:3,,4
c deadline length:-14,4,3
c deadline t agent-bot:,4
c deadline t article:-3,-3,5
c deadline t career:-5
c deadline t code-fix-review:,-12
c deadline t code-write:,-17,3
c deadline t creative:,,-8
c deadline t data:,-9
c deadline t email-letter:-3,5,-10
c deadline t exam-lesson:,-7
c deadline t extract-classify:,-6
c deadline t finance-info:,-6
c deadline t general:3,,16
c deadline t health-info:,7,-4
c deadline t ideas-names:-3,,-7
c deadline t legal-info:-7,12,-19
c deadline t marketing:,-16,8
c deadline t plan:16,-20,14
c deadline t recipe:,,-3
c deadline t research-compare:,-7,-3
c deadline t rewrite:,7
c deadline t roleplay:4,-4
c deadline t summarise:,4
c deadline t support-reply:,-7
c deadline t translate:,-10
c deadline t tutor:-4,-5,7
c deadline:-12,,-7
c details length:4,,17
c details t agent-bot:19,6,-7
c details t article:24,-17,-4
c details t career:19,-10,-15
c details t code-fix-review:-6,-5
c details t code-write:6,9,-4
c details t creative:12,-4
c details t data:-7,4,-6
c details t email-letter:29,-12
c details t exam-lesson:-9,15
c details t extract-classify:-9,3,6
c details t finance-info:-9,3
c details t general:-9,,-15
c details t health-info:-3,-3,-15
c details t ideas-names:6,-6,17
c details t legal-info:,-3
c details t marketing:21,-17
c details t plan:-7,7
c details t recipe:,5,9
c details t research-compare:-12
c details t rewrite:-10,11,9
c details t roleplay:-6,8,4
c details t summarise:-11,17,10
c details t support-reply:7,-13
c details t translate:-8,6
c details t tutor:-7,10
c details:,17,-36
c examples length:7,9,-7
c examples t agent-bot:,,-3
c examples t code-fix-review:19,-7
c examples t code-write:-3,5,5
c examples t creative:3
c examples t data:-10,-17,6
c examples t email-letter:,5
c examples t exam-lesson:,-7
c examples t extract-classify:-6,7,-5
c examples t general:,5
c examples t ideas-names:6,-6,-5
c examples t marketing:-3,5
c examples t roleplay:11,-6
c examples:6,-5,-12
c exclusions length:,6,-5
c exclusions t agent-bot:-4,-16,32
c exclusions t article:6,-8,7
c exclusions t career:5,,-14
c exclusions t code-fix-review:-5,7,-10
c exclusions t code-write:,6,-3
c exclusions t creative:,-14,8
c exclusions t data:,6
c exclusions t email-letter:6,-16,-6
c exclusions t exam-lesson:-8,-13,-5
c exclusions t extract-classify:,-7
c exclusions t finance-info:-3,11,-5
c exclusions t ideas-names:,-9,7
c exclusions t legal-info:-3,-5,-8
c exclusions t marketing:,-6
c exclusions t plan:3,6,13
c exclusions t recipe:19
c exclusions t research-compare:-4,,-9
c exclusions t rewrite:,,-6
c exclusions t roleplay:,7,-6
c exclusions t summarise:-4,-13,-5
c exclusions t support-reply:7,3
c exclusions t translate:,9
c exclusions t tutor:-5,8,4
c exclusions:-21,,-24
c format length:,4,-8
c format t agent-bot:,,-4
c format t article:4,8,3
c format t career:-16,-6,6
c format t code-fix-review:6,-10,-4
c format t code-write:4,-3,-4
c format t creative:4,-3,23
c format t data:,-3,-5
c format t email-letter:,,29
c format t exam-lesson:12,-9,3
c format t extract-classify:,-12,4
c format t finance-info:,9,-13
c format t general:5,11,-15
c format t health-info:-5,6,-3
c format t ideas-names:7,13,-9
c format t legal-info:-16,,-5
c format t marketing:,-11,8
c format t plan:-13,-12,-13
c format t recipe:6,-3,-4
c format t research-compare:-17
c format t rewrite:5,-11,-9
c format t roleplay:-4,11,11
c format t summarise:6,-5
c format t support-reply:,-7,7
c format t translate:,13,-17
c format t tutor:-6,-8
c format:,-8
c language length:9,7,-14
c language t article:8,-22,7
c language t career:12,-13,-3
c language t code-fix-review:-12,6
c language t code-write:,-8,9
c language t creative:25,-23,-7
c language t email-letter:-5,-6,11
c language t exam-lesson:-10,3,4
c language t extract-classify:-6,-4,5
c language t general:-13,29,-10
c language t health-info:3,,-4
c language t ideas-names:,15,4
c language t legal-info:,3,-3
c language t marketing:10,-11,-9
c language t plan:-7,36,-15
c language t recipe:-4,10,-3
c language t research-compare:-3,9
c language t rewrite:-3,,11
c language t roleplay:5,-7,10
c language t summarise:-17,-5,6
c language t support-reply:-5,8,-10
c language t translate:-6,-13
c language t tutor:,5
c language:,,-7
c length length:,9,-4
c length t agent-bot:,6
c length t article:11,,7
c length t career:-8,,8
c length t code-fix-review:,23
c length t code-write:,28
c length t creative:26,-14,-10
c length t email-letter:-14,-11,-14
c length t exam-lesson:13,-7,-3
c length t extract-classify:,-7,7
c length t finance-info:,-5
c length t general:5,-8,6
c length t health-info:,5,-4
c length t legal-info:-3,18,-3
c length t marketing:-7,-5,5
c length t plan:-5,10,-7
c length t recipe:,13
c length t research-compare:,4
c length t rewrite:4,,-16
c length t roleplay:-12,3,-5
c length t summarise:,-11,7
c length t support-reply:-5,-12,-3
c length t translate:,-5,4
c length t tutor:11,-13,5
c length:-6,,-14
c material length:-7,,9
c material t article:,,-4
c material t career:,-5
c material t code-fix-review:-3,5,-5
c material t code-write:,-6,8
c material t creative:,11,-5
c material t data:16,-14
c material t extract-classify:,-7,11
c material t general:-5,11
c material t health-info:,,-5
c material t recipe:5,4,-9
c material t research-compare:,-3
c material t summarise:,-5,6
c material t translate:-3,-3,8
c material t tutor:,8,-10
c material:-6,-6,-3
c none length:3,7
c none t agent-bot:18,,-6
c none t article:,9,-8
c none t career:10,8,5
c none t code-fix-review:11,-19,13
c none t code-write:7,-13,-23
c none t creative:-21,11,15
c none t data:,3,-3
c none t email-letter:11,14,-8
c none t exam-lesson:9,-10,10
c none t extract-classify:12,,-5
c none t finance-info:3,5,-6
c none t general:-8,6,-3
c none t health-info:16,-8,-7
c none t ideas-names:-12,,7
c none t legal-info:11,-10,7
c none t marketing:-4,10
c none t plan:15,-5,-7
c none t recipe:-9,-3
c none t research-compare:,-20,16
c none t rewrite:-11,4,13
c none t roleplay:12,5
c none t summarise:11,4,-10
c none t support-reply:-9,15
c none t translate:-11,6,-9
c none t tutor:4,-25,21
c none:,,-10
c place length:,,-7
c place t agent-bot:-5,-6
c place t article:,-5,-6
c place t career:,-4,-6
c place t code-fix-review:-3,6
c place t code-write:,3,-5
c place t creative:-15,8
c place t data:,,6
c place t email-letter:,7,-15
c place t exam-lesson:11,-4,4
c place t extract-classify:,4
c place t finance-info:5,-16,11
c place t general:,-7
c place t health-info:-10,9,-3
c place t ideas-names:,,-17
c place t legal-info:29,-24,11
c place t marketing:,5,5
c place t plan:-9,,8
c place t recipe:,-4,3
c place t research-compare:14,-13
c place t rewrite:,-12,7
c place t roleplay:-8
c place t summarise:,3,-4
c place t support-reply:,7,-5
c place t translate:-3,-4,3
c place t tutor:-9,5,-5
c place:,,3
c purpose length:,-10
c purpose t agent-bot:,-7
c purpose t article:,-7,12
c purpose t career:-4,-5,12
c purpose t code-fix-review:,10
c purpose t code-write:6,,-8
c purpose t creative:5,-8,11
c purpose t data:-4,12,-3
c purpose t email-letter:,-10,10
c purpose t exam-lesson:,-8,-6
c purpose t extract-classify:,10,-22
c purpose t finance-info:,-8
c purpose t general:9,11,-12
c purpose t health-info:-9,-5,-5
c purpose t ideas-names:,11
c purpose t legal-info:7,-12,-6
c purpose t marketing:-3,-9,-5
c purpose t plan:,-14,3
c purpose t recipe:,3,9
c purpose t research-compare:6,,-10
c purpose t rewrite:20,,-10
c purpose t roleplay:-8,-6,-4
c purpose t summarise:11,-4,-11
c purpose t support-reply:11,-6,12
c purpose t translate:22,-9
c purpose t tutor:10,,-17
c purpose:-12,-9,18
c role length:,-23,17
c role t legal-info:-5,,4
c role t roleplay:,4,-6
c role:-9,-4,15
c story length:-10,-6,16
c story t agent-bot:-18,-7
c story t article:-32,,-3
c story t career:-4,-9,4
c story t code-fix-review:-3,,-6
c story t code-write:-20
c story t creative:-25,27,-11
c story t data:-4,-3,-14
c story t email-letter:,-4,11
c story t exam-lesson:-8
c story t extract-classify:-7,16
c story t finance-info:7,-6
c story t general:,-8
c story t health-info:11,-6
c story t ideas-names:,-8,-4
c story t legal-info:5,-10,15
c story t marketing:-17,,-5
c story t plan:23,-7
c story t recipe:-4,-15
c story t rewrite:-25,20
c story t roleplay:-16,15,4
c story t summarise:-15,20
c story t support-reply:4,5
c story t translate:,11
c story t tutor:-6,16
c story:6,-5,-12
c success length:-8,-3,7
c success t agent-bot:,-7,-5
c success t article:,-4,-15
c success t career:,-7
c success t code-fix-review:,,10
c success t code-write:7,-10,18
c success t creative:-12,-11,-8
c success t data:15,,5
c success t email-letter:,-3,-3
c success t exam-lesson:7
c success t extract-classify:7,8,-4
c success t finance-info:20,8,-5
c success t general:5,-7
c success t health-info:,15,3
c success t ideas-names:-10,-20
c success t legal-info:-6,15
c success t marketing:10,-7
c success t plan:-4,-14,-9
c success t recipe:-4,,-4
c success t research-compare:19
c success t rewrite:5,3,8
c success t roleplay:,-3,-3
c success t summarise:,-3,4
c success t support-reply:,-3
c success t translate:6,12
c success t tutor:5
c success:-6,-3,-5
c tone length:4,7,-6
c tone t agent-bot:6,,-4
c tone t article:-5,-17,9
c tone t career:8,5
c tone t code-write:,6
c tone t creative:3,-3,7
c tone t email-letter:-14
c tone t general:-8,3,5
c tone t ideas-names:6,-21,-10
c tone t marketing:7,,-3
c tone t recipe:,4
c tone t research-compare:3,-4
c tone t rewrite:3
c tone t roleplay:17,,-10
c tone t translate:-10,-7,6
c tone:,5,-5
c tried length:8,4,-6
c tried t agent-bot:,14
c tried t article:-10,26
c tried t career:8,,-3
c tried t code-fix-review:10,-37
c tried t code-write:-3,-16
c tried t creative:-19,24,-6
c tried t data:5,-9
c tried t email-letter:-7,5,3
c tried t exam-lesson:,13
c tried t extract-classify:-5,-6
c tried t finance-info:-7,13,-3
c tried t general:12,-11
c tried t health-info:4,-6,4
c tried t legal-info:,-4,-5
c tried t marketing:-5,20,-6
c tried t plan:,4
c tried t recipe:,-16,17
c tried t research-compare:4,5
c tried t roleplay:,-5
c tried t summarise:-6,-3
c tried t support-reply:5,-6,-3
c tried t translate:,3,-3
c tried t tutor:5,14,-4
c tried:9,3,-25
choice:-5,-3
fact age:-9,14,-4
fact codeLanguage:7,-6,-13
fact condition:-10,-6,13
fact count:-3,13,-6
fact country:-12,-12,13
fact date:,-14,7
fact deadline:,20,-28
fact diet:15,-12
fact doctor:23,-6,10
fact duration:-6
fact edgeCase:-8,-7,-7
fact error:,,11
fact failure:,3,-7
fact ingredients:22,16,-8
fact kitchenTool:,,3
fact languageName:-14,10,-7
fact level:3,-3,-4
fact money:-17,-11,15
fact number:,-3,13
fact occasion:,-3,-3
fact papers:-12,14,-4
fact people:-6,-4,10
fact platform:-8,-12,20
fact reviewFocus:,,7
fact reviewStage:,,4
fact runs:-3,24,-15
fact schoolClass:,10,-15
fact sheetTool:-3,-9,13
fact since:,13,-6
fact symptoms:26,-10,-15
fact textLength:-10,10,-9
fact tried:7,-11,18
fact:-27,-23,41
k agent-bot own:3,-3
k agent-bot shared:7,-12
k agent-bot wide:-3,-3
k article open:-5,10
k article own:-7,9,-7
k article shared:-8,-9,-6
k article/essay open:-5,4
k article/essay own:,-27,4
k article/essay shared:13,-16,-11
k article/essay wide:3
k article/speech open:-5,-5
k article/speech own:10
k article/speech shared:,,17
k article/speech wide:-4,,5
k career open:-4
k career own:,12
k career wide:3
k career/cover-letter open:3,-5
k career/cover-letter own:6,-21,-7
k career/cover-letter shared:10,,-9
k career/cv open:-10,13,-4
k career/cv own:-9,8,4
k career/cv shared:,-8,-7
k career/cv wide:4
k career/interview open:10,-11,-3
k career/interview own:17,-24,-4
k career/interview shared:-9,,18
k code-fix-review/fix open:-3,-6
k code-fix-review/fix own:4,4
k code-fix-review/fix shared:-5,19,-20
k code-fix-review/review open:4,-4
k code-fix-review/review own:,-14,-7
k code-fix-review/review shared:10,-21,11
k code-write open:5
k code-write own:,-4,3
k code-write shared:-5,,-15
k code-write wide:6,,-4
k creative open:15,-9
k creative own:8,18
k creative shared:-7,11,8
k creative wide:-5,4
k creative/poem open:-10,,8
k creative/poem own:-6,-4,5
k creative/poem shared:,-5,6
k creative/poem wide:-3,3
k creative/script open:-6,12
k creative/script own:-4,-11
k creative/script shared:-4,-3,-10
k creative/story open:7,-15,-5
k creative/story own:6,-10,-4
k creative/story shared:7,-11
k creative/story wide:-3,4
k data own:,4,-4
k data shared:,5
k data/analysis open:,,-6
k data/analysis own:,-10,-8
k data/analysis shared:18,-17,-8
k data/analysis wide:10,-5
k data/formula open:4,-4
k data/formula own:,8,3
k data/formula shared:-24,17,-4
k data/formula wide:-7,-15
k email-letter shared:-7,5
k email-letter/formal-letter open:-3,,5
k email-letter/formal-letter own:,-5,9
k email-letter/formal-letter shared:,-16,-4
k email-letter/formal-letter wide:,-3,6
k email-letter/personal-message open:,,8
k email-letter/personal-message own:7,8
k email-letter/personal-message shared:-4,9,9
k email-letter/personal-message wide:-4,-3
k email-letter/proposal own:,-21,-6
k email-letter/proposal shared:4,-12,-14
k email-letter/work-email open:-7
k email-letter/work-email own:,-5,-4
k email-letter/work-email shared:11,,7
k email-letter/work-email wide:10
k exam-lesson own:,-3
k exam-lesson/exam open:7,,-5
k exam-lesson/exam own:-11,13,-5
k exam-lesson/exam shared:3,,5
k exam-lesson/lesson open:5,-8,9
k exam-lesson/lesson own:15,-15,4
k exam-lesson/lesson shared:,-12,-5
k extract-classify open:,-12
k extract-classify own:-4,,-4
k extract-classify shared:-7,6,-3
k extract-classify wide:-4,5,-3
k finance-info open:,9,-3
k finance-info own:4
k finance-info shared:,-3,-5
k finance-info wide:6,5
k general own:,-25
k general shared:26,-24,3
k general/advice open:13,-7
k general/advice own:,,-11
k general/advice shared:14,-4
k general/advice wide:7,5
k general/fact open:-23,20
k general/fact own:-13,27,23
k general/fact shared:-48,44,-11
k general/fact wide:-3,10
k general/how-to open:3,-8
k general/how-to own:11,-3,-4
k general/how-to shared:-3
k general/how-to wide:-4,-3
k health-info open:,4
k health-info own:-6,,3
k health-info shared:,12,-4
k health-info/diet-fitness open:11
k health-info/diet-fitness own:11,,4
k health-info/diet-fitness shared:,-4
k health-info/drug open:6,-8
k health-info/drug own:6,-10,-12
k health-info/drug shared:,,-10
k health-info/drug wide:,-4
k health-info/symptom open:,3,-7
k health-info/symptom own:-9,7,5
k health-info/symptom shared:-6,-7
k ideas-names own:,-7
k ideas-names shared:,-6
k ideas-names/activity open:,6
k ideas-names/activity own:-10,3
k ideas-names/activity shared:-4,3,-6
k ideas-names/activity wide:-3,,3
k ideas-names/gift open:,4
k ideas-names/gift own:14,-11,-6
k ideas-names/gift shared:,-6,14
k ideas-names/gift wide:-10,-9,9
k ideas-names/naming own:12,5
k ideas-names/naming shared:,,-10
k ideas-names/naming wide:9,-3
k legal-info own:,,-4
k legal-info shared:,-6
k legal-info/contract open:4
k legal-info/contract own:7,9,-4
k legal-info/contract shared:7
k legal-info/contract wide:5,-8
k legal-info/procedure open:,7
k legal-info/procedure own:5,,9
k legal-info/procedure shared:13,3,3
k legal-info/procedure wide:-11,11
k legal-info/rights open:,-7,-7
k legal-info/rights own:-10,-10
k legal-info/rights shared:-17,-5
k legal-info/rights wide:7,-8
k marketing own:-4,3,-8
k marketing shared:,-9,-3
k marketing/campaign-plan open:5,-5
k marketing/campaign-plan own:9,-13
k marketing/campaign-plan shared:13,-27,-12
k marketing/campaign-plan wide:,-6
k marketing/post-ad open:,8,-6
k marketing/post-ad own:,,5
k marketing/post-ad shared:-6,6,9
k marketing/post-ad wide:,14,-5
k marketing/product-description open:-3
k marketing/product-description own:4,-9
k marketing/product-description shared:,,8
k marketing/product-description wide:,3
k plan/event open:-7,6
k plan/event own:,13,-3
k plan/event shared:10,-3,7
k plan/project open:,5
k plan/project own:,-15,6
k plan/project shared:13,-20,-18
k plan/routine open:6
k plan/routine own:-9,,4
k plan/routine shared:11,5
k plan/study open:,-6
k plan/study own:5,-4
k plan/study shared:-8,-8,-11
k plan/travel open:6,-4,3
k plan/travel own:13,-3,-7
k plan/travel shared:-24,16,11
k plan/travel wide:-3,4
k recipe open:-3,-3,7
k recipe own:6,3,-5
k recipe shared:,4
k recipe wide:-4,4
k research-compare open:-5
k research-compare own:-5,-14
k research-compare shared:9,,-9
k research-compare wide:,-3
k research-compare/buying open:16,-5,3
k research-compare/buying own:9,16,-8
k research-compare/buying shared:-14
k research-compare/study open:-4
k research-compare/study own:-5,-17,6
k research-compare/study shared:11,-8,-7
k rewrite open:-3,7
k rewrite own:-6,10,-5
k rewrite shared:-7,3
k rewrite wide:,5
k roleplay own:,4,5
k roleplay shared:-5,7
k roleplay wide:,,5
k summarise own:-5
k summarise shared:-7
k summarise wide:-3,-9
k support-reply open:8,-5
k support-reply own:6,-6
k support-reply shared:-10,-10,9
k support-reply wide:10,,-7
k translate open:-4,4
k translate own:,5,-4
k translate shared:-8,5
k translate wide:,-4,-7
k tutor open:,5
k tutor own:-4,9
length:-13,,22
open home:6,-18,-3
open length:-5,,6
open near odds:-6,3,7
open near:7,-6,-6
open odds:16,-12,9
open place:7,-19,-3
open top:6,-19,-11
open:-11,3,-29
own home:8,-21,-3
own length:-6,-8,13
own near odds:,-9
own near:,26,-5
own odds:8,-6
own place:8,-3,15
own top:-14,-23
own:-24,,-30
part:,-6,11
shared home:-10,-5,-7
shared length:8,4,-4
shared near odds:,-4
shared near:-5,,3
shared odds:8,,7
shared place:-14,3,4
shared top:-12,-21,-20
shared:-9,-9,-27
slot:-7,-9,22
stated audience:,-8,-4
stated deadline:,12,7
stated examples:7,-7,3
stated exclusions:,,19
stated format:-16,-7,25
stated language:7,7,-5
stated length:,-6,9
stated material:,,6
stated place:,-4,-10
stated role:,7,-15
stated success:,-9,3
stated tone:-11
t agent-bot own:3,-3
t agent-bot shared:7,-12
t agent-bot wide:-3,-3
t article open:-15,10
t article own:3,-18
t article shared:7,-22
t article wide:-3
t career open:,-4,-8
t career own:12,-24,-8
t career shared:4,-13
t career wide:9,-7
t code-fix-review open:,-10
t code-fix-review own:4,-10,-4
t code-fix-review shared:5,,-9
t code-write open:5
t code-write own:,-4,3
t code-write shared:-5,,-15
t code-write wide:6,,-4
t creative open:6,-10
t creative own:3,-7,4
t creative shared:,-9,5
t creative wide:-12,12
t data open:3,-4,-4
t data own:4,,-9
t data shared:-7,6,-12
t data wide:3,-19
t email-letter open:-12,,13
t email-letter own:6,-22
t email-letter shared:4,-17
t email-letter wide:9,-8,5
t exam-lesson open:13,-6,4
t exam-lesson own:4,-5
t exam-lesson shared:3,-11
t extract-classify open:,-12
t extract-classify own:-4,,-4
t extract-classify shared:-7,6,-3
t extract-classify wide:-4,5,-3
t finance-info open:,9,-3
t finance-info own:4
t finance-info shared:,-3,-5
t finance-info wide:6,5
t general open:-7,4,-6
t general own:,3,6
t general shared:-11,18,-9
t general wide:,10,-9
t health-info open:15,,-12
t health-info own:3
t health-info shared:-4,,-12
t health-info wide:3,-4
t ideas-names open:-3,11
t ideas-names own:14,-11,-4
t ideas-names shared:-6,-7,-4
t ideas-names wide:-3,-11,9
t legal-info open:4,,-11
t legal-info own:3,-4
t legal-info shared:4,-8
t legal-info wide:,-6,-4
t marketing open:,3,-8
t marketing own:7,-18
t marketing shared:9,-30
t marketing wide:,9,-6
t plan own:7,-12
t plan shared:4,-12,-12
t plan wide:,3
t recipe open:-3,-3,7
t recipe own:6,3,-5
t recipe shared:,4
t recipe wide:-4,4
t research-compare open:6,-4,4
t research-compare own:,-16
t research-compare shared:5,-5,-17
t research-compare wide:4,-7
t rewrite open:-3,7
t rewrite own:-6,10,-5
t rewrite shared:-7,3
t rewrite wide:,5
t roleplay own:,4,5
t roleplay shared:-5,7
t roleplay wide:,,5
t summarise own:-5
t summarise shared:-7
t summarise wide:-3,-9
t support-reply open:8,-5
t support-reply own:6,-6
t support-reply shared:-10,-10,9
t support-reply wide:10,,-7
t translate open:-4,4
t translate own:,5,-4
t translate shared:-8,5
t translate wide:,-4,-7
t tutor open:,5
t tutor own:-4,9
wide home:,,-10
wide length:-11,,7
wide near odds:10,-11,13
wide near:,-6,-8
wide odds:21,-11
wide place:,,-10
wide top:-17,-6
wide:-11,-15,-26`;
