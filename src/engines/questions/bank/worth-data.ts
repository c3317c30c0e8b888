// Written by `npm run train -- fit`. Do not edit.
/** What was learned of what a question is worth; see training/fit. */
export const WORTH_BIAS: readonly number[] = [-0.441, -0.241, -1.079];
export const WORTH_LINES = `?activity-goal away:,,4
?activity-goal home:,,-3
?activity-goal:,-3
?activity-have away:,,3
?activity-have home:,4,5
?activity-have length:,-7,9
?activity-have:-3,3,10
?activity-when length:,4,-5
?activity-who away:,-3,5
?activity-who length:,-7,6
?activity-who:,,7
?advice-fear home:-3,7,4
?advice-fear:-5,13
?advice-happened away:,-4,7
?advice-happened home:-3,3
?advice-happened length:,-8,8
?advice-happened:-6,,10
?advice-lines length:,-3
?advice-need home:,,6
?advice-need length:,-4,8
?advice-need:,-3,8
?advice-people away:,-3
?advice-people home:,,4
?advice-people length:,-5
?advice-people:,-5,3
?advice-want home:7,,-3
?advice-want length:5,,-8
?advice-want:8,-3,-6
?advice-world away:,,-3
?advice-world home:,4,-3
?advice-world length:,-3,-8
?advice-world:,7,-8
?article-focus home:,-4
?article-focus length:-6
?article-focus:3,-7,-3
?article-idea away:5,,-3
?article-idea home:4,-3
?article-idea length:10,-3,-9
?article-idea:11,-8,-8
?article-own away:5
?article-own length:17,-7,-6
?article-own:11,-5,-5
?article-place length:,-5
?article-reader:,-3,-3
?article-sources home:,,-4
?article-sources length:,7,-4
?article-sources:,,-5
?article-tone away:,6,-5
?article-tone length:,9
?article-tone:,,-4
?bot-actions away:,,4
?bot-actions home:6,,-4
?bot-actions length:8,-4
?bot-actions:5,-4
?bot-handover home:-3,4,3
?bot-handover length:,7,3
?bot-handover:-4,5
?bot-hard away:,3
?bot-hard home:,,-3
?bot-hard length:6,,-4
?bot-hard:,,-3
?bot-job away:,,3
?bot-job length:-4,,10
?bot-job:-3,,5
?bot-knows home:,5,-4
?bot-knows length:,9,-6
?bot-knows:,5,-6
?bot-never away:,,-3
?bot-never home:,,8
?bot-never length:,,8
?bot-never:,,5
?bot-unknown away:,4
?bot-unknown home:5,,-3
?bot-unknown length:7,-3,-3
?bot-unknown:4,4,-3
?bot-users away:,,-4
?bot-users home:-3
?bot-users:-3,,-4
?bot-voice length:7,,-7
?bot-voice:,,-3
?bot-where away:,-3,3
?bot-where length:,-3,8
?bot-where:,-3,3
?buy-budget away:,,-4
?buy-budget length:,,-5
?buy-budget:,,-4
?buy-must away:,,5
?buy-must home:,,-5
?buy-must length:,-12
?buy-must:,6
?buy-now home:,,-8
?buy-now length:,-8
?buy-now:,3,-7
?buy-state:,,-4
?buy-use away:,,-3
?buy-use home:,,9
?buy-use length:,,7
?buy-use:,,6
?buy-years home:8,,-4
?buy-years length:7,-4,4
?buy-years:9,-3,-3
?campaign-budget length:,,4
?campaign-budget:,-4,4
?campaign-goal length:,,4
?campaign-goal:3,-3,3
?campaign-have home:8,-3
?campaign-have length:15,8,-8
?campaign-have:13,,-7
?campaign-time away:,,4
?campaign-time home:,,5
?campaign-time length:,,6
?campaign-time:,-4,9
?career-achieve away:,7,-6
?career-achieve length:3,5,-9
?career-achieve:,5,-7
?career-exclude away:,4,-4
?career-exclude home:,4,-4
?career-exclude length:,10,-11
?career-exclude:,7,-9
?career-experience away:,,8
?career-experience home:,,3
?career-experience length:-19,-10,12
?career-experience:,,11
?career-gap away:-4,5
?career-gap home:-10
?career-gap length:5,-6,9
?career-gap:-14,3
?career-job away:,-4,3
?career-job home:,,8
?career-job length:,,5
?career-job:,-5,11
?career-language away:,,9
?career-language length:,-5,4
?career-language:,,10
?career-now away:,12,-3
?career-now length:,8,-4
?career-now:-4,10
?career-skills away:,8
?career-skills home:10,-3,-4
?career-skills length:,,-4
?career-skills:10,4,-7
?class-avoid away:,-3
?class-avoid length:,,-4
?class-avoid:,-5
?class-covered home:,,5
?class-covered length:6,-3
?class-covered:,-4,5
?class-weak home:5,5,-11
?class-weak length:11,13,-9
?class-weak:6,4,-9
?class-who away:,,-3
?class-who home:3
?class-who length:-3,7,7
?class-who:,,-3
?code-edge away:-3,6,-6
?code-edge length:4,7
?code-edge:-3,8,-6
?code-have away:,,3
?code-have home:,,-3
?code-input away:,3
?code-input home:,,3
?code-input length:-11,,9
?code-input:,,3
?code-language home:,,8
?code-language length:-8,,5
?code-language:,,5
?code-limits away:,4
?code-limits home:,4
?code-limits:,8
?code-output away:,11
?code-output home:,,7
?code-output length:-4,,5
?code-output:,9,9
?code-runs away:,7
?code-runs home:,3
?code-runs length:8,6
?code-runs:,10
?code-size away:,10
?code-size home:,,-8
?code-size length:,,-6
?code-size:,8,-9
?code-skill away:,11
?code-skill home:,-4,-10
?code-skill length:6,,-10
?code-skill:,5,-13
?compare-criteria home:6,3
?compare-criteria length:,-9
?compare-criteria:10
?compare-decision length:,-4,-6
?compare-form away:,,-4
?compare-form home:-4
?compare-form length:,-3
?compare-form:-6,,-3
?compare-known away:,3
?compare-known home:-3
?compare-known length:,7,-7
?compare-known:-8,7,-8
?compare-limits home:-3
?compare-limits length:,-9
?compare-limits:-5,,-3
?compare-me away:,-4,6
?compare-me length:,,7
?compare-me:-3,-5,9
?compare-options away:,-5,7
?compare-options home:-4,,14
?compare-options length:-5,-6,11
?compare-options:-6,-7,22
?contract-kind home:,,4
?contract-kind length:,-7,8
?contract-kind:-4,,8
?contract-side length:,-5
?contract-side:,,3
?contract-stage away:,,4
?contract-stage home:,3
?contract-stage:,,12
?contract-terms home:,,-3
?contract-terms length:,,-4
?contract-terms:,-3,-6
?contract-worry home:,,5
?contract-worry length:,-10,7
?contract-worry:-3,4,5
?cover-reader home:,,-4
?cover-reader length:,,-12
?cover-reader:,,-6
?cover-why away:3
?cover-why home:8,,-4
?cover-why length:9,,-8
?cover-why:11,,-6
?creative-ending away:,6,-4
?creative-ending home:,-3,3
?creative-ending length:-3,6
?creative-ending:,,-6
?creative-feel away:5,8,-3
?creative-feel home:,-3
?creative-feel length:3
?creative-feel:6,4
?creative-for home:,,3
?creative-for length:-5,,10
?creative-for:,-4,4
?creative-language away:,,-4
?creative-language home:-4
?creative-language length:4,4,-3
?creative-language:-4,,-3
?creative-length away:,,-4
?creative-length home:4,-4,5
?creative-length length:5,5
?creative-length:3
?creative-true away:14
?creative-true home:-5,,3
?creative-true length:-6,-3,4
?creative-true:9,-5,5
?creative-voice away:,3,-3
?creative-voice home:,-5
?creative-voice length:-8,4,-7
?creative-voice:,,-5
?cv-length home:-3,10
?cv-length length:,-3,3
?cv-length:-4,7
?cv-study away:4
?cv-study home:5,,-3
?cv-study length:4,,-4
?cv-study:7,-3,-6
?data-columns length:,-4
?data-columns:,-3
?data-compare home:,,4
?data-compare length:,,5
?data-compare:-3,9,4
?data-context home:,7,-6
?data-context length:,17,-10
?data-context:,8,-8
?data-dirty away:3
?data-dirty home:,3
?data-dirty:,,-5
?data-expect length:,,-4
?data-form length:,,-5
?data-question length:,-4,6
?data-question:,3,4
?data-reader home:,,-4
?data-reader length:,6,-7
?data-reader:,,-7
?data-size home:,,11
?data-size length:,,-5
?data-size:,-3,11
?data-tool home:7,,-6
?data-tool length:8,,-9
?data-tool:7,,-4
?deadline away:-3
?deadline home:,5
?deadline k career/interview:,,4
?deadline k email-letter/personal-message:,-3
?deadline k ideas-names/naming:,3
?deadline k plan/routine:,3
?deadline k plan/study:,,5
?deadline t agent-bot:,3
?deadline t career:,-3,3
?deadline t code-write:,-3
?deadline t email-letter:,-7
?deadline t health-info:,,-3
?deadline t plan:,,6
?deadline t rewrite:,-3
?deadline:-5
?describe-facts away:-3,-3,9
?describe-facts home:-3,3,4
?describe-facts length:-3,-4,7
?describe-facts:-6,,12
?describe-use length:,5
?diet-body away:,-4
?diet-body home:,,5
?diet-body:,-6,3
?diet-day away:,-5,4
?diet-day length:,-5,5
?diet-day:,-3,5
?diet-food home:,,6
?diet-food length:,,4
?diet-food:,-4,6
?diet-goal away:,-4,4
?diet-goal length:,,5
?diet-goal:,-6,6
?diet-means away:,,-3
?diet-means home:,,-3
?diet-means length:,11
?diet-means:,,-5
?drug-effect length:,,7
?drug-effect:-3,-4,10
?drug-name away:,-4,6
?drug-name home:-3,,4
?drug-name length:,-4,12
?drug-name:-5,-8,16
?drug-others away:,-4,6
?drug-others length:-5,-4,9
?drug-others:,-7,12
?drug-why length:,3
?drug-why:,4,-6
?essay-claim length:,,3
?essay-claim:,3,3
?essay-level length:-3,,4
?essay-level:3
?essay-material:-3
?essay-teacher length:,4
?essay-teacher:,5,-3
?event-avoid length:8,5,-6
?event-avoid:7,5,-5
?event-budget away:,-3
?event-budget length:-3,13
?event-budget:,4
?event-date away:,-4,3
?event-date length:,,7
?event-date:,-7,6
?event-guests away:,-4
?event-guests length:,,-4
?event-guests:,-6,-5
?event-helpers away:,-3
?event-helpers length:,8,-4
?event-helpers:,,-4
?event-must away:,-3
?event-must length:,6,-3
?event-must:,,-4
?event-place away:,-5,8
?event-place:,-8,9
?event-what away:,-4,7
?event-what length:,,3
?event-what:,-6,12
?exam-answers home:-4,,10
?exam-answers length:-3,,9
?exam-answers:-4,,8
?exam-level home:7,,-5
?exam-level length:3,,4
?exam-level:6
?exam-minutes away:,3
?exam-minutes home:,,-5
?exam-minutes length:,7,-6
?exam-minutes:,4,-6
?exam-purpose home:,,-3
?exam-purpose length:,,-6
?exam-purpose:,,-6
?exam-shape length:,,6
?exclude away:,-5,-6
?exclude home:-4,-5,9
?exclude k article/essay:3
?exclude k career/interview:,4
?exclude k code-fix-review/fix:,4
?exclude k creative/poem:,-4
?exclude k data/analysis:,4
?exclude k email-letter/personal-message:,-5,4
?exclude k email-letter/work-email:,3
?exclude k general/advice:,-4
?exclude k general/how-to:,10
?exclude k health-info/diet-fitness:3
?exclude k health-info/symptom:,5
?exclude k marketing/product-description:,,7
?exclude k research-compare/buying:,4
?exclude length:,-6,3
?exclude t article:,-5,4
?exclude t code-write:,7
?exclude t creative:-3,-12,5
?exclude t email-letter:,-4
?exclude t general:,8
?exclude t health-info:3,5
?exclude t ideas-names:,-4
?exclude t legal-info:,6
?exclude t marketing:-3,-4,4
?exclude t plan:,-6,-5
?exclude t recipe:,-3
?exclude t rewrite:,4
?exclude t summarise:,-3
?exclude t translate:,7
?exclude t tutor:,9
?exclude:,,-7
?extract-example away:,4
?extract-example length:,4
?extract-example:,4
?extract-fields length:,,7
?extract-many away:,4
?extract-many home:,,5
?extract-many length:,9
?extract-many:,5
?extract-source length:,,7
?extract-source:,,3
?extract-unclear away:,10
?extract-unclear home:,,-4
?extract-unclear length:,,-4
?extract-unclear:,11,-5
?extract-use home:,,-7
?extract-use length:,,-7
?extract-use:,,-7
?extract-wording home:,,-3
?extract-wording length:,,-3
?extract-wording:,,-3
?facts-agent-bot length:-4,,6
?facts-article away:-5,-4
?facts-article length:,4,4
?facts-article-essay length:-4,5
?facts-article-speech length:10,-4
?facts-article:-4,-7
?facts-career-cover-letter:5,-4
?facts-career-cv home:-3
?facts-career-cv length:-7,3
?facts-career-cv:-5,4
?facts-code-fix-review-fix away:4,-5,-3
?facts-code-fix-review-fix length:,-8,7
?facts-code-fix-review-fix:3,-4
?facts-code-fix-review-review length:,-4
?facts-code-fix-review-review:,3
?facts-code-write away:-4
?facts-code-write length:4
?facts-creative-poem home:,-3,4
?facts-creative-poem:3,-5,6
?facts-creative-script home:-3,4
?facts-creative-script length:-3,5
?facts-creative-story away:,3
?facts-creative-story:-3,7
?facts-data-analysis away:,3
?facts-data-analysis home:-3
?facts-data-analysis length:-5
?facts-data-analysis:-5,5
?facts-data-formula home:4
?facts-email-letter-formal-letter away:4
?facts-email-letter-formal-letter home:-3,4
?facts-email-letter-formal-letter length:,-5
?facts-email-letter-formal-letter:,4
?facts-email-letter-personal-message away:,-5
?facts-email-letter-personal-message home:,-5,5
?facts-email-letter-personal-message length:-15,,12
?facts-email-letter-personal-message:,-13,10
?facts-email-letter-work-email home:,,-3
?facts-email-letter-work-email length:,,-4
?facts-email-letter-work-email:4,,-6
?facts-exam-lesson-lesson length:4
?facts-exam-lesson-lesson:4
?facts-extract-classify away:,3
?facts-extract-classify length:,6,-3
?facts-extract-classify:,3
?facts-finance-info away:5,-7
?facts-finance-info home:4
?facts-finance-info length:4
?facts-finance-info:10,-9
?facts-general away:4,-3
?facts-general home:,3
?facts-general length:7,-14
?facts-health-info-diet-fitness:-4,3
?facts-health-info-drug away:,4
?facts-health-info-drug:,3
?facts-health-info-symptom away:,4
?facts-health-info-symptom home:3,-3
?facts-health-info-symptom length:,,-3
?facts-health-info-symptom:,-3,-3
?facts-ideas-names home:3
?facts-ideas-names length:,-5
?facts-ideas-names:3,-3,5
?facts-legal-info-contract home:-5,6
?facts-legal-info-contract length:3,-5
?facts-legal-info-contract:-11,10
?facts-legal-info-rights away:-4,3
?facts-legal-info-rights home:8,-3
?facts-legal-info-rights length:,3,-4
?facts-legal-info-rights:3,,-4
?facts-marketing length:,6,-4
?facts-marketing-campaign-plan:,-4
?facts-marketing-post-ad away:,-3
?facts-marketing-post-ad length:13,-4
?facts-marketing-post-ad:4,-4
?facts-marketing-product-description away:-3,6
?facts-marketing-product-description home:-3,3
?facts-marketing-product-description length:,4
?facts-marketing-product-description:-8,10
?facts-marketing:,4,-4
?facts-plan-event length:-4,10
?facts-plan-event:-4,6
?facts-plan-project away:,-4
?facts-plan-project length:,-3
?facts-plan-project:,-5
?facts-plan-routine away:,-3
?facts-plan-routine:,-4
?facts-plan-study home:3
?facts-plan-study:3
?facts-plan-travel away:,-3
?facts-plan-travel home:,,5
?facts-plan-travel length:-7,3,6
?facts-plan-travel:-4,-6,5
?facts-recipe away:-4,9
?facts-recipe length:,9,-3
?facts-recipe:-4,8,-3
?facts-research-compare-buying home:5
?facts-research-compare-buying length:3
?facts-research-compare-buying:,6
?facts-research-compare-study length:4
?facts-research-compare-study:-3,-6
?facts-rewrite home:,3
?facts-rewrite length:,3,6
?facts-roleplay length:,4,-4
?facts-roleplay:,,-3
?facts-summarise length:,-4
?facts-summarise:,-5
?facts-support-reply away:-3,5
?facts-support-reply length:8,-5
?facts-support-reply:,6
?facts-translate away:,4
?facts-translate length:-8,4,-4
?facts-translate:,4,-3
?facts-tutor home:-5
?facts-tutor length:-6,-3,4
?facts-tutor:-6
?fix-changed away:5
?fix-changed home:-3,,-3
?fix-changed length:4,-8
?fix-changed:,,-3
?fix-env away:,5,-4
?fix-env home:-5,3
?fix-env length:,-14,-6
?fix-env:-7,8
?fix-error away:,4
?fix-error home:-6,11,3
?fix-error length:,-4
?fix-error:-8,16,4
?fix-expected away:,5,-3
?fix-expected home:,-3,6
?fix-expected length:3,-4
?fix-explain away:,,-3
?fix-explain home:,,3
?fix-explain length:,,-6
?fix-keep home:,,-4
?fix-keep length:,-4,-9
?fix-keep:,,-4
?fix-tried away:5
?fix-tried home:5,,-3
?fix-tried length:-4,-3,-6
?fix-tried:10,-4,-4
?fix-when home:8,-3
?fix-when length:,-4
?fix-when:11,-4
?for-whom away:,-15,6
?for-whom home:-5,8,3
?for-whom k career/cv:,,7
?for-whom k creative/poem:,,3
?for-whom k creative/script:,,-4
?for-whom k data/formula:,11
?for-whom k email-letter/formal-letter:,,-3
?for-whom k email-letter/personal-message:,,12
?for-whom k email-letter/proposal:,,-3
?for-whom k email-letter/work-email:,,-6
?for-whom k general/advice:,,8
?for-whom k general/how-to:,4
?for-whom k health-info/diet-fitness:,,5
?for-whom k health-info/symptom:,,6
?for-whom k ideas-names/gift:,,6
?for-whom k legal-info/rights:,,5
?for-whom k marketing/post-ad:-4
?for-whom k plan/project:,,-4
?for-whom k plan/routine:,,6
?for-whom k plan/study:,,-3
?for-whom k plan/travel:,,3
?for-whom k research-compare/buying:,,4
?for-whom length:8,6,-6
?for-whom t article:,,-3
?for-whom t career:,,6
?for-whom t code-fix-review:,,-4
?for-whom t creative:,,-3
?for-whom t data:,10
?for-whom t exam-lesson:,,-5
?for-whom t general:,4,10
?for-whom t health-info:,-4,9
?for-whom t ideas-names:,,5
?for-whom t legal-info:-3,-4,5
?for-whom t marketing:-4,,-4
?for-whom t plan:,,4
?for-whom t research-compare:,,3
?for-whom t roleplay:,,3
?for-whom t support-reply:,,-3
?for-whom t tutor:,,-3
?for-whom:,-4,22
?formal-body home:3
?formal-body length:-7
?formal-body:5
?formal-papers away:,9,-5
?formal-papers home:-4,4
?formal-papers length:,3,-6
?formal-papers:4,10,-8
?formal-record length:,-8,5
?formal-record:,4,5
?formal-request away:,,3
?formal-request length:,,5
?formal-request:-4,,4
?formula-cells home:4,-3,3
?formula-cells length:-5,,5
?formula-cells:5,-4
?formula-empty home:,,-3
?formula-empty length:,,-5
?formula-empty:,,-5
?formula-example away:,,3
?formula-example home:,-3
?formula-example length:,,5
?formula-example:,-5
?formula-grows away:,3
?formula-grows home:5,3,-3
?formula-grows length:-3,8,-3
?formula-grows:5,6,-4
?formula-now home:,,4
?formula-now length:,,5
?formula-now:-3,,6
?formula-tool away:,,4
?formula-tool home:,,4
?formula-tool length:,,11
?formula-tool:,,8
?gift-before away:,,-3
?gift-before home:-3
?gift-before length:8,6,-7
?gift-before:,,-7
?gift-budget length:,-4
?gift-close away:,,3
?gift-close length:,-3,4
?gift-close:,-3,5
?gift-have length:,-9,8
?gift-have:-3,,5
?gift-message away:,6,-3
?gift-message length:,,-7
?gift-message:-3,10,-6
?gift-occasion home:8
?gift-occasion length:-6,-3,5
?gift-occasion:8,-4,4
?gift-person home:10,,4
?gift-person length:-8,-6,10
?gift-person:9,-7,9
?gift-where away:,,-3
?gift-where length:,-5,-12
?gift-where:-3,4,-8
?health-allergy home:,3
?health-allergy length:,16,-7
?health-allergy:-3,10,-7
?health-conditions home:9,-3,-6
?health-conditions length:6,4,-6
?health-conditions:9,,-5
?health-doctor home:,-3
?health-doctor length:9
?health-doctor:6,-4,-4
?health-since away:,-9,3
?health-since home:,4
?health-since length:,6
?health-since:-4
?health-tried away:-3,-3
?health-tried home:,3,-3
?health-tried:,,-3
?health-want away:,-6,6
?health-want home:-3,-4,8
?health-want length:,,-3
?health-want:-4,-12,16
?health-who away:,-3,-5
?health-who home:3,-5,3
?health-who length:-8,10
?health-who:4,-9,-5
?howto-have away:,3
?howto-have home:6,,-3
?howto-have length:12
?howto-have:6,,-6
?howto-limits home:-5
?howto-limits length:3
?howto-limits:-5
?howto-self away:,3
?howto-self home:,,7
?howto-self length:,-8
?howto-self:-4,8,8
?howto-state length:4,-3,3
?howto-state:,3
?howto-thing away:-3,,5
?howto-thing home:9
?howto-thing length:-8,6,4
?howto-thing:3,8,4
?ideas-count away:,,-5
?ideas-count home:-9,-4,-6
?ideas-count length:4,7,-12
?ideas-count:-11,-5,-13
?ideas-feel home:,,-3
?ideas-feel length:,,-6
?ideas-feel:,-7,-3
?ideas-language away:7,-6
?ideas-language home:,-4,5
?ideas-language length:-7,-9,8
?ideas-language:5,,7
?ideas-like away:,3
?ideas-like home:4
?ideas-like length:,3
?ideas-like:,,-3
?ideas-limits away:,-4,6
?ideas-limits home:,6
?ideas-limits length:,,5
?ideas-limits:,-10
?ideas-not away:,-3
?ideas-not home:7,,5
?ideas-not length:,-6
?ideas-not:8,-9
?ideas-use away:,4,3
?ideas-use home:-3
?ideas-use length:,,4
?ideas-use:-4,6
?ideas-what away:3,-7,8
?ideas-what home:,3,5
?ideas-what length:-13,-3,14
?ideas-what:6,-8,14
?ideas-who away:-3,4
?ideas-who home:,4,-3
?ideas-who length:,-6,4
?ideas-who:,4
?interview-fear away:,-6,7
?interview-fear home:-4,,6
?interview-fear length:-10,-3,15
?interview-fear:-3,-8,17
?interview-form away:,,-4
?interview-form length:,,-5
?interview-form:-3,,-3
?interview-stage away:,-4
?interview-stage length:-6,,9
?interview-stage:,-4
?law-country away:6,-4,-4
?law-country home:,4,-3
?law-country length:,,-5
?law-country:7,,-7
?law-deadline away:,10,-4
?law-deadline home:,,-4
?law-deadline length:,9,-9
?law-deadline:-3,8,-9
?law-done home:4,,-4
?law-done length:11,-3,-6
?law-done:,,-6
?law-happened away:,,-4
?law-happened home:-5,,6
?law-happened length:-3,-5
?law-happened:-5
?law-money away:,,-6
?law-money home:-4,3,-3
?law-money length:,7,-11
?law-money:-3,5,-10
?law-other away:,3,-6
?law-other home:4,5,-8
?law-other length:12,-8,-4
?law-other:3,9,-15
?law-papers away:,,-4
?law-papers home:7,,-7
?law-papers length:9,,-7
?law-papers:8,4,-12
?law-want away:,-4
?law-want home:-4,,4
?law-want length:-3,-4
?law-want:-4,-5
?length-message away:,-10,5
?length-message home:-6
?length-message length:,6,-12
?length-message:-7,-8,3
?length-text away:,10,-4
?length-text home:,-3
?length-text k article/speech:6
?length-text k career/cover-letter:,-5
?length-text k career/cv:,-4
?length-text k career/interview:,6
?length-text k code-fix-review/review:,7
?length-text k data/analysis:,-3
?length-text k data/formula:,5
?length-text k general/advice:,5
?length-text k general/how-to:,-9
?length-text k health-info/symptom:,5
?length-text k ideas-names/naming:,-3
?length-text k legal-info/rights:,7
?length-text k plan/event:,4
?length-text k research-compare/buying:,3
?length-text length:,-8,21
?length-text t article:4,-4,4
?length-text t career:,-4
?length-text t code-fix-review:,10
?length-text t code-write:,14
?length-text t creative:,-6
?length-text t email-letter:,-3
?length-text t exam-lesson:,-4
?length-text t general:,-4
?length-text t health-info:,3
?length-text t legal-info:,8
?length-text t marketing:,-5
?length-text t plan:,6
?length-text t recipe:,9
?length-text t research-compare:,4
?length-text t rewrite:,-8
?length-text t summarise:,-3
?length-text t support-reply:,-3
?length-text:,6,-3
?lesson-after home:-5
?lesson-after length:,-3,6
?lesson-after:-5,-3
?lesson-goal away:,-4,6
?lesson-goal home:,4,3
?lesson-goal length:4,14
?lesson-goal:,7,5
?lesson-minutes home:,,4
?lesson-minutes:,-3
?lesson-room away:,-3
?lesson-room length:-4,-3,3
?lesson-room:,-4
?letter-before away:-3,9,-3
?letter-before home:9,,-5
?letter-before length:11,,-6
?letter-before:6,10,-9
?letter-channel away:5
?letter-channel length:,7,-6
?letter-channel:6,3,-3
?letter-exclude away:,4,-5
?letter-exclude home:-3
?letter-exclude length:6,13,-8
?letter-exclude:-4,4,-4
?letter-facts away:-4
?letter-facts home:10
?letter-facts length:-6,6,-7
?letter-facts:6
?letter-give home:3,,-3
?letter-give length:10,-5
?letter-give:,-4,-3
?letter-happened away:,3,6
?letter-happened home:,5
?letter-happened length:-17,4,9
?letter-happened:7,6,5
?letter-language away:17,-9,-7
?letter-language home:-7,9
?letter-language length:7,4,-6
?letter-language:10,,-5
?letter-name away:,7
?letter-name home:,-5
?letter-name length:,-3,-8
?letter-name:,-4
?letter-reader length:-8,,4
?letter-want away:4,12,-11
?letter-want home:-8,11
?letter-want length:14,16,-13
?letter-want:,19,-10
?level away:-3,16,-3
?level home:,-10
?level k article/essay:,-6
?level k career/cover-letter:,3
?level k career/cv:,10
?level k career/interview:,-3
?level k code-fix-review/fix:,-3
?level k code-fix-review/review:,-3
?level k creative/poem:,6
?level k creative/script:,3
?level k creative/story:,8
?level k data/analysis:,-3
?level k data/formula:,-3
?level k email-letter/formal-letter:,7
?level k email-letter/personal-message:,13
?level k email-letter/proposal:,-7
?level k email-letter/work-email:,7
?level k general/advice:,8
?level k general/how-to:,-9
?level k health-info/diet-fitness:,-3
?level k health-info/drug:,-5
?level k ideas-names/gift:,4
?level k ideas-names/naming:,8
?level k legal-info/rights:,-5
?level k marketing/campaign-plan:,-4
?level k marketing/post-ad:,13
?level k marketing/product-description:,4
?level k plan/project:,-4
?level k plan/routine:,9
?level k plan/study:,-4
?level k plan/travel:,-4
?level k research-compare/buying:,-6
?level length:-5,-6,-7
?level t article:,-3
?level t career:,10
?level t code-fix-review:,-6
?level t code-write:,-8
?level t creative:,17
?level t data:,-6
?level t email-letter:-4,19
?level t extract-classify:,5
?level t health-info:,-11
?level t ideas-names:,11
?level t legal-info:,-8
?level t marketing:,11
?level t plan:,-3
?level t recipe:,-12
?level t research-compare:,-8
?level t rewrite:,8
?level t roleplay:,5
?level t support-reply:,12
?level t translate:,-5
?level t tutor:,-5,15
?level:-4,14,-5
?market-action home:-3,,-6
?market-action length:,7,-10
?market-action:-4,4,-10
?market-count home:-4,-3,3
?market-count length:,,-3
?market-count:-4,-3,3
?market-customer home:,6,-4
?market-customer length:15,4,-5
?market-customer:,8,-6
?market-language away:,,-3
?market-language home:,3
?market-language length:,15,-8
?market-language:-3,5,-5
?market-offer away:,,-8
?market-offer length:-5,14,-13
?market-offer:,,-9
?market-place away:,-5,3
?market-place home:,,5
?market-place length:-3,4
?market-place:,-6,8
?market-product home:,-3,15
?market-product length:,,-5
?market-product:,-6,14
?market-special away:,-4
?market-special length:,-5
?market-special:,-4
?market-visual home:-4,-3,-4
?market-visual length:-4,,-11
?market-visual:-5,,-6
?market-worry away:,3,-3
?market-worry home:,,-10
?market-worry length:,17,-13
?market-worry:,,-14
?matters away:-11,-6
?matters home:-4,-5,-16
?matters k code-fix-review/fix:,5
?matters k health-info/drug:,8
?matters length:-7,,-10
?matters t article:,-3
?matters t code-fix-review:,5
?matters t code-write:3
?matters t creative:-3,-4,-3
?matters t email-letter:,,-4
?matters t general:-5,-3
?matters t health-info:,7
?matters t ideas-names:,-4
?matters t plan:,-3
?matters t rewrite:,4
?matters:-15,-20,-22
?money-goal home:,,6
?money-goal length:,,7
?money-goal:,,8
?money-have home:10,,-5
?money-have length:6
?money-have:9
?money-level away:,-4
?money-level home:,,-5
?money-level length:,,-6
?money-level:,-5,-7
?money-numbers away:,-3,4
?money-numbers home:,,6
?money-numbers length:-5,,12
?money-numbers:,-4,9
?money-options away:,7,-3
?money-options home:-4,,5
?money-options length:-5,5,9
?money-options:-6,7
?money-risk away:,6,-3
?money-risk home:,7,-3
?money-risk length:,4,-8
?money-risk:,14,-7
?money-rules away:,,-3
?money-rules home:,,-3
?money-rules length:,3,-5
?money-rules:,3,-6
?paper-want away:,3
?paper-want:,5
?personal-feel away:,-4
?personal-feel home:-3
?personal-feel length:,-3,5
?personal-feel:-5,-8
?personal-memory away:3,,-3
?personal-memory home:-5,5,-4
?personal-memory length:4,8,-11
?personal-memory:-7,10,-10
?personal-who away:,-3,4
?personal-who home:-4,,5
?personal-who:-4,-5,10
?plan-fixed away:,-6
?plan-fixed home:,-3,8
?plan-fixed length:-5,-6,7
?plan-fixed:3,-8,3
?plan-form away:,5,-7
?plan-form home:,,-3
?plan-form length:,-3
?plan-form:-4,,-10
?plan-goal length:,,-5
?plan-goal:,,-4
?plan-have away:,-6
?plan-obstacle away:,9
?plan-obstacle home:-6,-4
?plan-obstacle length:-6,-4,5
?plan-obstacle:-9,6
?plan-time away:3
?plan-time length:3
?plan-time:9,-3,-4
?poem-for home:-12,6,6
?poem-for length:8,-10,4
?poem-for:-13,5,11
?poem-form home:8,-3
?poem-form length:-4,,-3
?poem-form:6,-6,6
?project-done length:,,5
?project-money away:,-4,-5
?project-money length:,4,-10
?project-money:,,-6
?project-now away:,,-7
?project-now length:,7,-11
?project-now:,,-9
?project-risk away:,,-5
?project-risk:,,-3
?project-team away:,-6,4
?project-team length:,-9,9
?project-team:,-4,7
?proposal-client away:,-3,4
?proposal-client length:,,5
?proposal-client:,-3
?proposal-offer away:,-5,8
?proposal-offer length:,-4,10
?proposal-offer:,-8,12
?proposal-price length:,3
?proposal-problem away:,-3,3
?proposal-problem:,-4
?proposal-proof away:,,-3
?proposal-proof length:,3
?proposal-proof:,,-3
?proposal-time away:,,-4
?proposal-time length:,3,-4
?proposal-time:,4,-5
?reader away:,14,5
?reader k creative/poem:4
?reader k exam-lesson/exam:,3
?reader k general/advice:,4
?reader k general/how-to:,6
?reader k health-info/diet-fitness:,4
?reader k ideas-names/naming:,3
?reader length:-6,8,-8
?reader t career:3
?reader t creative:10,-9
?reader t exam-lesson:,4
?reader t general:-3,12
?reader t health-info:,6
?reader t marketing:5,-4
?reader t plan:,4
?reader t recipe:,6
?reader t research-compare:,3
?reader:,14,5
?recipe-budget away:,3,-3
?recipe-budget home:-8,11,-3
?recipe-budget length:3,8,-5
?recipe-budget:-9,14,-6
?recipe-diet away:,7
?recipe-diet length:-7,10,3
?recipe-diet:,8,-3
?recipe-have away:-5,4,3
?recipe-have home:4,,-7
?recipe-have length:5,8,-12
?recipe-have:,5,-4
?recipe-people away:,,6
?recipe-people home:6
?recipe-people length:-5,4,12
?recipe-people:4,,6
?recipe-problem home:,6,-4
?recipe-problem length:,13,-3
?recipe-problem:,5,-3
?recipe-skill home:,3,-3
?recipe-skill length:,11,-5
?recipe-skill:,3,-5
?recipe-taste away:,4,-3
?recipe-taste length:-3,10
?recipe-taste:,4
?recipe-time away:,6,-4
?recipe-time home:8
?recipe-time length:-11,20,-4
?recipe-time:7,6,-3
?recipe-tools away:,6
?recipe-tools home:-5,,5
?recipe-tools length:,6,5
?recipe-tools:-6,5,3
?research-purpose away:,,-5
?research-purpose length:,,-5
?research-purpose:,,-9
?research-question away:,-3,11
?research-question home:,,5
?research-question length:,,6
?research-question:-4,-7,25
?research-scope away:,,4
?research-scope home:,,-3
?research-scope length:,-4,3
?research-scope:,-4
?research-sources home:,,5
?research-sources length:,,6
?research-sources:,-4,8
?result-form away:4,-3,-3
?result-form home:-6,4,7
?result-form k article/essay:,,4
?result-form k article/speech:,6,-3
?result-form k career/cover-letter:,,7
?result-form k data/analysis:,3
?result-form k email-letter/formal-letter:,,6
?result-form k email-letter/personal-message:,,3
?result-form k email-letter/work-email:,,6
?result-form k exam-lesson/lesson:,,3
?result-form k general/advice:,-4,-3
?result-form k general/how-to:,-4
?result-form k marketing/post-ad:,,4
?result-form k research-compare/buying:,4
?result-form length:,-5,9
?result-form t article:,8
?result-form t career:,,3
?result-form t creative:-5,,7
?result-form t data:,3
?result-form t email-letter:,,14
?result-form t exam-lesson:,,3
?result-form t finance-info:,,-5
?result-form t general:,-7,-6
?result-form t health-info:,,-4
?result-form t ideas-names:4
?result-form t legal-info:-4
?result-form t marketing:,-3,4
?result-form t plan:,-4
?result-form t research-compare:,3,-5
?result-form t translate:,9
?result-form t tutor:,-3,-4
?result-form:,-6,15
?review-does home:,,-4
?review-does length:,,-10
?review-does:,,-6
?review-doubt home:,,-6
?review-doubt length:,,-5
?review-doubt:,,-3
?review-focus:,,6
?review-form length:,,-5
?review-form:,,-4
?review-rules home:,,-4
?review-rules length:,,-7
?review-rules:,,-6
?review-stage home:,,6
?review-stage length:,,-3
?review-stage:,,6
?rewrite-freedom length:,,5
?rewrite-keep away:,,-3
?rewrite-keep home:,-4,3
?rewrite-keep:,-5
?rewrite-reader home:,,3
?rewrite-reader:,,3
?rewrite-sound away:,,9
?rewrite-sound home:3
?rewrite-sound length:,,5
?rewrite-sound:,,8
?rewrite-where away:,,-5
?rewrite-where home:3,,-5
?rewrite-where length:,,-9
?rewrite-where:3,,-10
?rewrite-wrong away:,-5,10
?rewrite-wrong home:,-8,8
?rewrite-wrong length:,-6,5
?rewrite-wrong:,-13,18
?role-end away:,-4
?role-end home:,,-3
?role-end length:,-4
?role-end:,-5
?role-feedback away:,-4,5
?role-feedback home:,,3
?role-feedback length:,-5,7
?role-feedback:,-6,8
?role-goal length:,,6
?role-goal:,-3
?role-hard away:5
?role-hard length:-4,,5
?role-hard:6,,-3
?role-language length:,10,-4
?role-me home:,,4
?role-me length:,,9
?role-me:,-3,6
?role-scene away:,,5
?role-scene home:,,3
?role-scene length:,-8,6
?role-scene:-3,,8
?role-who away:,,6
?role-who length:,,5
?role-who:,-3,4
?routine-day length:,,5
?routine-day:,-3,3
?routine-energy length:11,,-4
?routine-energy:5,-5,-4
?routine-limits away:,-3
?routine-limits home:,,3
?routine-limits length:-3,-3,11
?routine-limits:,-7,9
?routine-want length:,,4
?routine-want:,-3
?script-limits home:,,-5
?script-limits:,-6,-6
?script-people home:,-4,6
?script-people length:,-7,11
?script-people:,-6,8
?script-where length:,,6
?script-where:,-3
?situation away:13,-12,-8
?situation home:4
?situation k article/speech:-4
?situation k creative/poem:-3
?situation k data/analysis:3
?situation k data/formula:-3
?situation k email-letter/formal-letter:-6
?situation k email-letter/personal-message:-3
?situation k general/advice:,-3
?situation k general/how-to:5,-3
?situation k health-info/diet-fitness:6
?situation k ideas-names/naming:-5
?situation k legal-info/contract:-3,3
?situation k legal-info/procedure:5
?situation k plan/project:4
?situation k plan/study:4
?situation k plan/travel:-4
?situation length:8,-11,-13
?situation t agent-bot:-4
?situation t article:-6
?situation t code-write:-6
?situation t creative:-5,,-3
?situation t email-letter:-10,-3
?situation t general:9,-6
?situation t health-info:5,-4
?situation t ideas-names:-3
?situation t legal-info:5
?situation t plan:5,-3
?situation t recipe:-4
?situation t rewrite:-3,3
?situation t summarise:-4
?situation:11,-25,-21
?speech-audience home:,,-4
?speech-audience length:-3
?speech-audience:3,,-4
?speech-feeling home:,,3
?speech-feeling length:,,4
?speech-minutes home:4,5
?speech-minutes length:-3
?speech-minutes:3,5,-8
?speech-names away:,-4
?speech-names home:,5
?speech-names length:,-6
?speech-relation home:-5,9
?speech-relation length:,-13,7
?speech-relation:-6,8
?speech-story home:-4
?speech-story length:10,-4,3
?speech-story:-6
?story-hero home:,,3
?story-hero length:,-4,10
?story-hero:,-4,6
?story-lesson away:,3
?story-lesson length:,5
?story-lesson:,4,-3
?story-problem home:3,-5,9
?story-problem length:-4,-9,16
?story-problem:,-6,11
?story-reader home:4,5,-7
?story-reader length:,3,-3
?story-reader:5,6,-7
?story-world away:,3
?story-world length:,4
?study-exam home:,,3
?study-exam length:,,7
?study-exam:,,4
?study-hours length:-3,-5,4
?study-hours:-3,-4
?study-now away:,,3
?study-now home:6,,-5
?study-now length:4,4,-3
?study-now:5,,-4
?study-style home:,,-4
?study-style length:10,,-8
?study-style:3,,-6
?study-subjects away:,,3
?study-subjects length:-4,-5
?study-subjects:,-5,3
?summary-focus length:-4,,3
?summary-keep away:3
?summary-keep length:-4,,-4
?summary-keep:4,-4
?summary-length away:,4
?summary-length home:,,6
?summary-length length:,8,-3
?summary-length:,,3
?summary-material away:,-3,5
?summary-material home:,,3
?summary-material length:,-3,5
?summary-material:,-4,8
?summary-reader away:-4,8
?summary-reader home:3,4,-3
?summary-reader length:,6,-8
?summary-reader:,11
?summary-skip length:,5,-3
?summary-skip:,,-3
?summary-why away:,,4
?summary-why home:3
?support-customer away:,4
?support-customer home:,,9
?support-customer length:-8,-7,12
?support-customer:-4,5,11
?support-happened away:-4,,5
?support-happened home:4,3
?support-happened length:-3,-8,9
?support-happened:,,6
?support-limit:,,-3
?support-next away:6
?support-next:5
?support-offer home:14
?support-offer length:,-8,6
?support-offer:13
?support-policy:,,-3
?support-where home:,,6
?support-where length:-6
?support-where:,-3,5
?symptom-before away:,-4
?symptom-before length:,8,-4
?symptom-before:-3,,-6
?symptom-how away:,-4,6
?symptom-how length:-5,-7,7
?symptom-how:,,6
?symptom-others away:3,-3
?symptom-others home:,,-5
?symptom-others length:-5,6,-5
?symptom-others:5,-5,-6
?text-language away:14,-3,-7
?text-language home:-12,-4
?text-language length:9,,8
?text-language:,-7,-7
?translate-about away:,7,-5
?translate-about home:,,4
?translate-about:,6
?translate-form away:,7,-7
?translate-form length:,10,-9
?translate-form:,5,-8
?translate-local home:,5,-4
?translate-local length:,,-6
?translate-local:,5,-5
?translate-names away:,3
?translate-names home:,7
?translate-names length:,,4
?translate-names:-3,10
?translate-reader home:,-3
?translate-reader:,-3
?translate-sound:,,3
?translate-to home:,-4
?translate-to:,-5,-4
?translate-where home:5,3,-4
?translate-where length:-3,,3
?translate-where:4
?travel-avoid away:,-4
?travel-avoid home:,,10
?travel-avoid length:-4,,8
?travel-avoid:,-6,11
?travel-booked home:9,,-3
?travel-booked length:16,,-7
?travel-booked:13,-3,-6
?travel-budget away:,-3
?travel-budget length:15,,-5
?travel-budget:,-6,3
?travel-days:-3,,6
?travel-from home:,,-4
?travel-from length:,-5,-4
?travel-from:-3,,-7
?travel-like home:8,,-3
?travel-like length:4,3,-8
?travel-like:6,,-7
?travel-pace home:-4
?travel-pace length:-7,,4
?travel-pace:-5,-3,4
?travel-who away:,,4
?travel-who length:,,6
?travel-who:,-3,5
?tried away:-9,3
?tried home:9,-3
?tried k article/essay:,5
?tried k article/speech:,5
?tried k career/cover-letter:,5
?tried k career/cv:,-3
?tried k code-fix-review/fix:,-3
?tried k creative/poem:,6
?tried k email-letter/proposal:,8
?tried k exam-lesson/lesson:,5
?tried k general/advice:7,-5
?tried k health-info/diet-fitness:,,3
?tried k health-info/symptom:,-3
?tried k marketing/campaign-plan:3,4
?tried k marketing/post-ad:,4
?tried k plan/event:,3
?tried k plan/routine:,-3
?tried k plan/study:,-3
?tried length:,7,5
?tried t article:-4,11
?tried t code-fix-review:,-4
?tried t code-write:,-6
?tried t creative:-5,9
?tried t data:,-3
?tried t email-letter:-3,3
?tried t exam-lesson:,8
?tried t general:9
?tried t health-info:,-3,4
?tried t ideas-names:,-4
?tried t marketing:,8
?tried t plan:-5
?tried t support-reply:,-3
?tried t translate:,4
?tried t tutor:7,-7
?tried:-4,8,-3
?true-details away:3,-4,-5
?true-details k article/speech:4
?true-details k email-letter/formal-letter:5
?true-details k email-letter/personal-message:3
?true-details k general/advice:,-3
?true-details k general/how-to:,-3
?true-details k health-info/diet-fitness:-4
?true-details k marketing/post-ad:3
?true-details k plan/routine:4
?true-details length:7,-4
?true-details t creative:6,4,-3
?true-details t email-letter:9,-6
?true-details t exam-lesson:-3
?true-details t finance-info:-3
?true-details t general:-7,-4
?true-details t health-info:-6
?true-details t ideas-names:-4
?true-details t legal-info:,-3
?true-details t marketing:5,-5
?true-details t plan:6,-5
?true-details t recipe:4
?true-details t research-compare:-3,4
?true-details t summarise:,7,3
?true-details:3,-4,-5
?tutor-book away:,,-6
?tutor-book home:,,-5
?tutor-book length:12,,-11
?tutor-book:,,-10
?tutor-depth home:,-4
?tutor-depth length:,,-3
?tutor-depth:,-6
?tutor-form away:,9,-4
?tutor-form home:,,5
?tutor-form length:,,8
?tutor-form:,8
?tutor-known away:-3
?tutor-known home:5,-3,-9
?tutor-known length:5,-3
?tutor-known:,,-9
?tutor-level away:,,-4
?tutor-level length:,,3
?tutor-level:6,-5,-9
?tutor-stuck away:,-4
?tutor-stuck home:-3,,4
?tutor-stuck length:,-8,12
?tutor-stuck:-5,-4,6
?tutor-time away:,3,-7
?tutor-time home:,3,3
?tutor-time length:,-6,-3
?tutor-time:,6,-4
?tutor-why away:,5,-4
?tutor-why:,5,-6
?tutor-world away:,-3,8
?tutor-world home:-4,3
?tutor-world length:-3,-13,12
?tutor-world:-5,,6
?use away:6,-3,11
?use k article/essay:,,-4
?use k article/speech:,,6
?use k career/cv:,,-3
?use k career/interview:,4
?use k code-fix-review/review:,,5
?use k creative/poem:,,-6
?use k creative/story:,,5
?use k email-letter/personal-message:,,-6
?use k email-letter/work-email:,,10
?use k general/advice:,,-4
?use k general/how-to:-3,8
?use k health-info/diet-fitness:,5
?use k health-info/symptom:,,-3
?use k ideas-names/gift:,,4
?use k ideas-names/naming:,-4
?use k legal-info/rights:,,-4
?use k marketing/campaign-plan:,,-4
?use k marketing/post-ad:,,9
?use k research-compare/buying:,,-3
?use length:,,-4
?use t article:,,3
?use t career:,,-6
?use t code-fix-review:,,5
?use t creative:4,-3
?use t email-letter:,,4
?use t finance-info:,,-3
?use t general:-5,11,-4
?use t health-info:,8,-7
?use t ideas-names:,-4,4
?use t legal-info:,,-5
?use t marketing:,,6
?use t plan:,,-4
?use t recipe:,5,9
?use t research-compare:,,-4
?use t summarise:,,3
?use t support-reply:,,5
?use t translate:,,6
?use t tutor:,,-3
?use:,8,7
?where-country away:,9,-9
?where-country home:,,8
?where-country k code-fix-review/fix:,4
?where-country k data/analysis:,-4
?where-country k email-letter/personal-message:,6
?where-country k exam-lesson/lesson:3
?where-country k general/advice:,-3
?where-country k general/how-to:,5
?where-country k legal-info/contract:5
?where-country k legal-info/rights:,-3
?where-country k marketing/campaign-plan:,,5
?where-country k marketing/post-ad:,,-3
?where-country k plan/event:,,4
?where-country k plan/study:,7
?where-country k plan/travel:,,5
?where-country k research-compare/buying:,,4
?where-country length:,9,5
?where-country t article:,-4
?where-country t career:,-4
?where-country t code-fix-review:,4
?where-country t code-write:,3
?where-country t creative:,3
?where-country t email-letter:,,-4
?where-country t exam-lesson:3
?where-country t extract-classify:,6
?where-country t health-info:-3
?where-country t ideas-names:3,-3
?where-country t legal-info:5
?where-country t plan:,4,8
?where-country t research-compare:7,-4,5
?where-country t rewrite:,,5
?where-country t roleplay:,4
?where-country t summarise:,3
?where-country t support-reply:,-3
?where-country t translate:,-5,3
?where-country t tutor:-4,6
?where-country:5
?why-now away:,-8,3
?why-now home:,8,-10
?why-now k article/essay:,,-4
?why-now k article/speech:,,5
?why-now k career/cover-letter:,6,-6
?why-now k career/interview:,,11
?why-now k code-fix-review/review:,,4
?why-now k creative/poem:,,8
?why-now k creative/script:,,3
?why-now k creative/story:,,-4
?why-now k data/analysis:,,-3
?why-now k email-letter/formal-letter:,,-3
?why-now k general/advice:4,-6
?why-now k general/how-to:,6
?why-now k ideas-names/naming:,7
?why-now k plan/project:,3
?why-now length:,14
?why-now t career:,4,3
?why-now t creative:,,9
?why-now t data:,,-4
?why-now t email-letter:4
?why-now t general:5
?why-now t health-info:,-6
?why-now t ideas-names:,9
?why-now t plan:,4,-4
?why-now t recipe:,,-5
?why-now t rewrite:,,3
?why-now t summarise:,,-4
?why-now t support-reply:,,4
?why-now t tutor:,,-3
?work-ask home:7,,-8
?work-ask length:7,,-3
?work-ask:9,-3,-9
?work-context away:,4,-5
?work-context home:,-5
?work-context length:,,-11
?work-context:,,-8
c audience length:-17,-5,4
c audience t agent-bot:-8,-3,7
c audience t article:,-8,-4
c audience t career:6,,-3
c audience t code-fix-review:,,-7
c audience t code-write:,-5,-6
c audience t creative:6,-3,5
c audience t data:,25,-11
c audience t email-letter:5,-16,5
c audience t exam-lesson:8,14,-12
c audience t extract-classify:,-5,4
c audience t finance-info:,-6
c audience t general:-11,5,16
c audience t health-info:6,-4,12
c audience t ideas-names:3,8,13
c audience t legal-info:,5,-3
c audience t marketing:,-4,-19
c audience t plan:-8,,10
c audience t recipe:,7
c audience t research-compare:,4,-7
c audience t rewrite:,4
c audience t roleplay:,,6
c audience t summarise:9,,-3
c audience t support-reply:,,-3
c audience t translate:,-8
c audience t tutor:-4,13,-9
c audience:,,6
c budget length:,-10,4
c budget t ideas-names:-3,4
c budget:-4,,4
c deadline length:-10,,8
c deadline t agent-bot:,8
c deadline t article:-3
c deadline t career:,-10
c deadline t code-fix-review:,-4
c deadline t code-write:,-7
c deadline t creative:,6
c deadline t email-letter:,,-7
c deadline t exam-lesson:,-4,3
c deadline t finance-info:,-6,6
c deadline t general:-3,7
c deadline t health-info:6,,-8
c deadline t ideas-names:-3,8,-7
c deadline t legal-info:-7,3,-16
c deadline t marketing:,-9,6
c deadline t plan:6,-15,16
c deadline t recipe:3,-4
c deadline t research-compare:,-8,-4
c deadline t rewrite:,-7,-4
c deadline t roleplay:,5
c deadline t support-reply:,-3
c deadline t translate:,,3
c deadline t tutor:,3,5
c deadline:-12,,-10
c details length:3,-3,15
c details t agent-bot:5,,-3
c details t article:8,-6,-8
c details t career:13,-15,-12
c details t code-fix-review:-5,-3,5
c details t code-write:13,-16,-7
c details t creative:9,-3,4
c details t data:-5,-13,-5
c details t email-letter:16,,4
c details t exam-lesson:,-8,-5
c details t extract-classify:,-5,-4
c details t finance-info:4,-6,3
c details t general:,4,-14
c details t health-info:-5,-3,-8
c details t ideas-names:3,-9,16
c details t legal-info:4,-5
c details t marketing:9,,-5
c details t plan:4,-10,4
c details t recipe:5,5
c details t research-compare:-4,,-5
c details t rewrite:-11,9
c details t roleplay:-6,11,-4
c details t summarise:-14,13,12
c details t support-reply:10
c details t translate:-5,3,-4
c details t tutor:-13,-3,6
c details:13,,-29
c examples length:9,12,-7
c examples t agent-bot:3,-5,-6
c examples t code-fix-review:5
c examples t code-write:,,8
c examples t data:,-8
c examples t extract-classify:,,-4
c examples t ideas-names:,-5,-3
c examples t marketing:,5
c examples t plan:,10
c examples:,,-13
c exclusions length:-8,5,-6
c exclusions t agent-bot:,-5,16
c exclusions t article:,-6,6
c exclusions t career:,5,-13
c exclusions t code-fix-review:,5,-9
c exclusions t code-write:,20
c exclusions t creative:-8,-14,6
c exclusions t data:,6
c exclusions t email-letter:-3,-5,-6
c exclusions t exam-lesson:,-12
c exclusions t extract-classify:,-6
c exclusions t finance-info:,-3,-6
c exclusions t general:-14,4,-5
c exclusions t health-info:6,6,5
c exclusions t ideas-names:7,-9,6
c exclusions t legal-info:3,10
c exclusions t marketing:,-11,7
c exclusions t plan:18,-5,5
c exclusions t recipe:8,-5,-6
c exclusions t research-compare:-7,,-11
c exclusions t rewrite:,10,-4
c exclusions t roleplay:,-4,-3
c exclusions t summarise:,-7,-3
c exclusions t support-reply:,-6
c exclusions t translate:,18,-3
c exclusions t tutor:,17
c exclusions:-20,,-23
c format length:,-4,-6
c format t article:3,18
c format t career:-8,-8,9
c format t code-fix-review:,-6,-5
c format t code-write:5,-6,-5
c format t creative:13,-5,21
c format t data:,3,-6
c format t email-letter:,5,28
c format t exam-lesson:6,-6
c format t extract-classify:,-4,3
c format t finance-info:3,-3,-17
c format t general:-4,-3,-6
c format t health-info:3,,-6
c format t ideas-names:8,,-3
c format t legal-info:-9,5,3
c format t marketing:,-7,9
c format t plan:-7,-16,-7
c format t recipe:-3,-7,3
c format t research-compare:-11,6,-11
c format t rewrite:3,-5,-5
c format t summarise:,-3
c format t translate:,15,-11
c format t tutor:-3,-5,3
c format:-12,-5
c language length:11,4,-11
c language t article:13,-14,-6
c language t career:,-4
c language t code-fix-review:-11,6,4
c language t code-write:,-3,10
c language t creative:12,-18
c language t data:,3,-5
c language t email-letter:-14,-3,13
c language t exam-lesson:-8,-5,3
c language t extract-classify:,,-5
c language t general:9,-3,-4
c language t health-info:10
c language t ideas-names:7,9,11
c language t legal-info:8,-3
c language t plan:-6,18,-8
c language t rewrite:-8,8,-6
c language t roleplay:-3,3
c language t summarise:-11,-4,6
c language t support-reply:-5,18,-9
c language t translate:-4,-6,-5
c language:7,,-13
c length length:-6,12
c length t article:15,-11,10
c length t career:-6,7,6
c length t code-fix-review:,21
c length t code-write:-3,31
c length t creative:9,-12,-16
c length t data:,7
c length t email-letter:-10,-17,-8
c length t exam-lesson:,-9,-5
c length t extract-classify:,,8
c length t general:-3,-6,-9
c length t health-info:,7
c length t ideas-names:,,4
c length t legal-info:,19
c length t marketing:,-7,6
c length t plan:-3,6,-3
c length t recipe:,19
c length t research-compare:,6
c length t rewrite:5,-7,-11
c length t roleplay:,,-3
c length t summarise:,-8,8
c length t support-reply:,-9
c length t tutor:,,4
c length:-8,3,-17
c material length:-6,11,7
c material t article:-5
c material t career:-3
c material t code-write:,-6,8
c material t creative:,16,-5
c material t data:10,-15,4
c material t extract-classify:,,9
c material t general:-3,8
c material t health-info:,,-6
c material t ideas-names:-3,7
c material t recipe:9,,-16
c material t research-compare:,-4
c material t summarise:,-4,4
c material t translate:,-3,10
c material t tutor:5,5,-11
c material:-5
c none length:7,,-4
c none t agent-bot:16,4,-6
c none t article:-8,4,-4
c none t career:16,-4
c none t code-fix-review:12,-7,11
c none t code-write:-4,-16,-24
c none t creative:-14,10,7
c none t data:-3,-12
c none t email-letter:12,15,-17
c none t exam-lesson:6,-11,8
c none t extract-classify:,9,-6
c none t finance-info:7,,-11
c none t general:-6,6
c none t health-info:,-11
c none t ideas-names:-12,3,4
c none t legal-info:3,-15,8
c none t marketing:-3,7
c none t plan:14,,-11
c none t recipe:-5,,-11
c none t research-compare:,-16,15
c none t rewrite:-12,9,16
c none t roleplay:,9,5
c none t summarise:8,11,-10
c none t support-reply:,17,5
c none t translate:-6,12,-8
c none t tutor:-4,-4,15
c none:-3,,-5
c place length:,,-4
c place t agent-bot:,-6
c place t article:,,-6
c place t career:,-6,-8
c place t code-fix-review:-4,9
c place t code-write:,15,-3
c place t creative:-7,4
c place t data:,,3
c place t email-letter:,4,-10
c place t exam-lesson:6,-4
c place t extract-classify:,12
c place t finance-info:-3,-6,9
c place t general:,3
c place t health-info:-6
c place t ideas-names:3,,-17
c place t legal-info:15,4,-12
c place t plan:-4,,7
c place t recipe:,-4,6
c place t research-compare:21,-19,7
c place t rewrite:-5,-3,12
c place t roleplay:-4,4,6
c place t summarise:,6,-4
c place t support-reply:,-6,-3
c place t translate:-3,-11,8
c place t tutor:,7
c place:-4,4
c purpose length:-5,-7,4
c purpose t agent-bot:-3,-3,4
c purpose t article:,-6,13
c purpose t career:-3,5,12
c purpose t code-fix-review:,-6
c purpose t code-write:4,,-6
c purpose t creative:6,-8,13
c purpose t data:,3
c purpose t email-letter:6,-3,8
c purpose t exam-lesson:,-7,-3
c purpose t extract-classify:,-5,-10
c purpose t finance-info:,,4
c purpose t general:13,15,-7
c purpose t health-info:-9,,-3
c purpose t ideas-names:3,16,-11
c purpose t legal-info:-5,-14,4
c purpose t marketing:-5,-3
c purpose t plan:-5,,5
c purpose t recipe:,12,15
c purpose t research-compare:,-7,-6
c purpose t rewrite:10,-6,-10
c purpose t roleplay:,-5,-3
c purpose t summarise:10,-3,-8
c purpose t support-reply:,-5,14
c purpose t translate:10,-6,3
c purpose t tutor:,,-15
c purpose:-10,-12,14
c role length:-3,-15,15
c role t legal-info:-5,,4
c role t roleplay:,,-5
c role:-7,-6,15
c story length:-9,-5,11
c story t agent-bot:-10
c story t article:-13
c story t career:,-10,5
c story t code-fix-review:-3,,-8
c story t code-write:-14,-4
c story t creative:-15,11,-8
c story t data:-3,13,-16
c story t email-letter:,,4
c story t exam-lesson:,-3,3
c story t extract-classify:-3
c story t general:12,7,-11
c story t health-info:,8,-5
c story t ideas-names:-7,-3
c story t legal-info:,-4,16
c story t marketing:,,-5
c story t plan:18,3,-12
c story t recipe:-10,-6,5
c story t research-compare:,-3
c story t rewrite:-8,6
c story t roleplay:-4,-3,9
c story t summarise:-8
c story t support-reply:-4,-3
c story t translate:3
c story t tutor:,-9,3
c story:,-5,-8
c success length:-4,-6,6
c success t article:,11,-11
c success t career:,-6
c success t code-fix-review:-4,4,11
c success t code-write:8,-9,12
c success t creative:-8,,-8
c success t data:6,-5,8
c success t email-letter:-5,,-5
c success t exam-lesson:5,20,-4
c success t extract-classify:3
c success t general:-3,-7
c success t health-info:,10
c success t ideas-names:-4,-7
c success t legal-info:-4,6
c success t marketing:8,-5,-3
c success t plan:,-10,-10
c success t recipe:-3,-5
c success t research-compare:15,6,-3
c success t rewrite:3,9
c success t summarise:,,3
c success t support-reply:,-5
c success t translate:3,-3
c success t tutor:,-4
c success:,-9,-4
c tone length:11,10,-4
c tone t article:-3,-12,12
c tone t career:3
c tone t creative:,-4
c tone t email-letter:-12,-11,3
c tone t ideas-names:,-5,-15
c tone t marketing:,5
c tone t plan:,,-3
c tone t recipe:,6
c tone t rewrite:7,,-3
c tone t roleplay:6,,-7
c tone t translate:-3
c tone t tutor:,,4
c tone:-3,-5,-6
c tried length:14,,-8
c tried t agent-bot:,5
c tried t article:-9,26
c tried t code-fix-review:7,-15,-4
c tried t code-write:,-15,-3
c tried t creative:-10,19,-4
c tried t data:,-12,12
c tried t email-letter:-6,7
c tried t exam-lesson:-5,18
c tried t finance-info:,-3
c tried t general:17,-16,6
c tried t health-info:5
c tried t ideas-names:,-11
c tried t legal-info:7,,-9
c tried t marketing:,15,-4
c tried t plan:-14
c tried t recipe:,-4
c tried t roleplay:,-5
c tried t summarise:-3
c tried t support-reply:,-6
c tried t translate:,8
c tried t tutor:14,-7
c tried:3,,-24
choice:-6,,-3
fact age:-4,16,-4
fact codeLanguage:5,-6,-13
fact condition:-6,-5,9
fact count:,13,-5
fact country:-11,-16,18
fact date:,-7
fact deadline:,26,-28
fact diet:13,-10,3
fact doctor:9,-3,3
fact duration:,-4,-4
fact edgeCase:-5,-3,-8
fact error:,-4,12
fact failure:,7,-8
fact ingredients:23,11,-9
fact kitchenTool:,,4
fact languageName:-11,22,-3
fact level:3,-5,-5
fact money:-13,-10,16
fact number:,-3,12
fact occasion:,-4
fact papers:-6,15,-4
fact people:-6,-7,12
fact platform:-7,-16,21
fact relation:,-6
fact reviewFocus:,,8
fact reviewStage:,,3
fact runs:-3,22,-14
fact schoolClass:,7,-12
fact sheetTool:,-6,9
fact since:,12,-5
fact symptoms:,-5,-10
fact textLength:-4,4
fact tried:10,-10,17
fact:-22,-12,41
k agent-bot own:4
k agent-bot shared:,-3
k agent-bot wide:,-5,5
k article open:-3,6
k article own:3,,3
k article shared:-10,14
k article/essay own:-3,-24,-3
k article/essay shared:15,-26,-13
k article/essay wide:4
k article/speech open:-6
k article/speech own:6,21
k article/speech shared:,6,16
k article/speech wide:,,5
k career open:3
k career own:3,-13,4
k career shared:,-8,-5
k career/cover-letter open:4,-5
k career/cover-letter own:5,-13,-5
k career/cover-letter shared:5,3,-6
k career/cv open:-5,5
k career/cv own:-9,6
k career/cv shared:5,-11,-6
k career/interview open:7,-5
k career/interview own:7,-11,-9
k career/interview shared:-5,5,21
k code-fix-review/fix open:-7,,5
k code-fix-review/fix own:,18
k code-fix-review/fix shared:,11,-14
k code-fix-review/review own:,-17,-4
k code-fix-review/review shared:5,-10,10
k code-write open:5,-7,-3
k code-write own:,-6
k code-write shared:,,-16
k code-write wide:4,-4,-3
k creative open:5
k creative own:,10
k creative shared:,,5
k creative/poem open:-5,-10,9
k creative/poem own:-3,-5
k creative/poem shared:-6,-10,7
k creative/script open:-8,11
k creative/script own:-3,5,4
k creative/script shared:,-3,-4
k creative/story open:6
k creative/story own:,-10
k creative/story shared:,4
k data own:,,-3
k data/analysis open:-7,,-4
k data/analysis own:,-7,-8
k data/analysis shared:11,-19,-4
k data/formula open:9
k data/formula own:,14,5
k data/formula shared:-9,15,-7
k data/formula wide:-9,-7
k email-letter own:,,3
k email-letter/formal-letter open:,7,5
k email-letter/formal-letter own:,,9
k email-letter/formal-letter shared:3,-11,-4
k email-letter/personal-message open:-3,-6,11
k email-letter/personal-message own:-3,17
k email-letter/personal-message shared:-6,,11
k email-letter/personal-message wide:,4
k email-letter/proposal open:,-3
k email-letter/proposal own:-4,-17,-6
k email-letter/proposal shared:7,-10,-16
k email-letter/work-email open:-7,,-5
k email-letter/work-email own:9,-12,-4
k email-letter/work-email shared:-4,5,10
k email-letter/work-email wide:,3
k exam-lesson/exam open:4
k exam-lesson/exam own:-7,7
k exam-lesson/exam shared:,-3,-5
k exam-lesson/lesson open:4,-3
k exam-lesson/lesson own:11,-7
k exam-lesson/lesson shared:3,-6
k extract-classify open:-3
k extract-classify own:-4,-14,-3
k extract-classify shared:,,-5
k finance-info open:,-4
k finance-info own:,-7
k finance-info shared:3,-17,-7
k finance-info wide:9,-5,-3
k general own:-11,,-4
k general shared:-9,29,-8
k general wide:-5,8
k general/advice open:,-5
k general/advice own:13,-10,-7
k general/advice shared:16,-24,-10
k general/advice wide:10,-5,-3
k general/how-to open:7,-7
k general/how-to own:,19,12
k general/how-to shared:-15,15
k general/how-to wide:-8,4
k health-info own:-4,9
k health-info/diet-fitness open:-6,3
k health-info/diet-fitness own:,13,3
k health-info/diet-fitness shared:10,-5,8
k health-info/diet-fitness wide:,-3
k health-info/drug open:6,-4
k health-info/drug own:7,-5
k health-info/drug shared:,9,-12
k health-info/symptom open:6,-5,-3
k health-info/symptom own:,-7
k health-info/symptom shared:-4,,-5
k ideas-names/activity own:,-3
k ideas-names/activity shared:,-16,-8
k ideas-names/activity wide:4
k ideas-names/gift own:10,-4
k ideas-names/gift shared:,7,13
k ideas-names/gift wide:-5,-4,7
k ideas-names/naming own:-3,14
k ideas-names/naming shared:-7,10,-5
k ideas-names/naming wide:,5
k legal-info own:4
k legal-info shared:3,,4
k legal-info/contract open:-5,9
k legal-info/contract own:-10,18,-3
k legal-info/contract shared:-7,,-4
k legal-info/contract wide:-3
k legal-info/procedure open:-7,8
k legal-info/procedure own:9,,-5
k legal-info/procedure shared:6,10
k legal-info/procedure wide:,-3
k legal-info/rights open:11,-6,-5
k legal-info/rights own:6,-11,5
k legal-info/rights shared:,-11,-3
k marketing own:,,-13
k marketing shared:7,-11,-4
k marketing/campaign-plan open:,-4
k marketing/campaign-plan own:13,-13
k marketing/campaign-plan shared:9,-12,-5
k marketing/campaign-plan wide:,-4
k marketing/post-ad open:5
k marketing/post-ad own:,8,6
k marketing/post-ad shared:-8,,10
k marketing/post-ad wide:,11,-5
k marketing/product-description open:-8,6
k marketing/product-description own:-11,5,3
k marketing/product-description shared:,-3,6
k plan/event open:,3
k plan/event own:-4,-6
k plan/event shared:,8,7
k plan/project own:,7
k plan/project shared:7,-11,-14
k plan/routine own:-9,-3,9
k plan/routine shared:,7,3
k plan/study open:6,,-5
k plan/study own:4,10,4
k plan/study shared:5,-3,-10
k plan/travel open:-5,,10
k plan/travel own:16,-16,-12
k plan/travel shared:-9,-6,6
k recipe open:,-5
k recipe own:3,11
k recipe wide:-5,6,-3
k research-compare own:,-15,-7
k research-compare shared:5,-4,-10
k research-compare/buying open:11,-6,-3
k research-compare/buying own:,6
k research-compare/buying shared:,5
k research-compare/buying wide:,-3
k research-compare/study open:-9,5
k research-compare/study own:3,-6
k research-compare/study shared:-4,-11,-3
k research-compare/study wide:,-3
k rewrite open:-4,7
k rewrite own:-4,14,-14
k rewrite shared:,4,-6
k rewrite wide:-6
k roleplay own:-5,8
k summarise open:-3
k summarise own:,7
k summarise shared:-7,-3,4
k summarise wide:,-6,5
k support-reply open:,-3
k support-reply shared:,-4,9
k support-reply wide:4,,-3
k translate open:-4,7
k translate own:-5,13,-6
k translate wide:,,-5
k tutor open:,5
k tutor own:-4,10,3
k tutor shared:3,-5,5
k tutor wide:-9,-4
length:-11,,20
open home:,-7,-7
open length:,,6
open near odds:5,-4,6
open near:,,-6
open odds:9,-10,6
open place:,-8,-8
open top:9,-27,-11
open:-14,,-24
own home:7,-23,8
own length:-9,-8,15
own near:-3,26,-4
own odds:8,-10,-5
own place:4,17,19
own top:-10,-48,4
own:-18,-12,-36
part:6,-11,15
shared home:-16
shared length:5,,-4
shared near odds:3
shared near:-9,-7,6
shared odds:6,,5
shared place:-19,13
shared top:9,-25,-20
shared:-18,-20,-30
slot:-7,-9,24
stated audience:4,-5,-9
stated deadline:5,12,6
stated examples:-10
stated exclusions:7,-4,22
stated format:-14,-3,21
stated language:6,-4
stated length:,-6,3
stated material:,-9,3
stated place:-8,7,-11
stated purpose:7,,-11
stated role:,5,-14
stated success:,15,-8
stated tone:-5,-8,4
t agent-bot own:4
t agent-bot shared:,-3
t agent-bot wide:,-5,5
t article open:-9,6
t article own:5
t article shared:3,-6
t article wide:,,3
t career open:9,-7,-5
t career own:6,-31,-7
t career shared:3,-10,3
t code-fix-review open:-7,,5
t code-fix-review own:,,-4
t code-fix-review shared:6,,-4
t code-write open:5,-7,-3
t code-write own:,-6
t code-write shared:,,-16
t code-write wide:4,-4,-3
t creative open:,,6
t creative own:-5,,4
t creative shared:,-6,7
t creative wide:,3
t data open:,,-5
t data own:,5,-6
t data shared:,,-11
t data wide:-8,-8
t email-letter open:-12,-5,12
t email-letter own:,-12
t email-letter shared:,-13
t email-letter wide:,5
t exam-lesson open:8,-6
t exam-lesson own:,-3,-4
t exam-lesson shared:3,-8,-6
t extract-classify open:-3
t extract-classify own:-4,-14,-3
t extract-classify shared:,,-5
t finance-info open:,-4
t finance-info own:,-7
t finance-info shared:3,-17,-7
t finance-info wide:9,-5,-3
t general open:9,-13
t general own:,8
t general shared:-7,21,-18
t general wide:,8,-5
t health-info open:6,-5,-6
t health-info own:,10,-4
t health-info shared:3,5,-9
t health-info wide:,-4
t ideas-names open:3
t ideas-names own:4,6,-3
t ideas-names shared:-5
t ideas-names wide:,,7
t legal-info open:,12,-7
t legal-info own:8,7,-3
t legal-info shared:3,-3
t legal-info wide:,-4
t marketing open:,,-4
t marketing own:,,-6
t marketing shared:8,-24,7
t marketing wide:,6,-6
t plan open:-3
t plan own:6,-9
t plan shared:8,-8,-9
t recipe open:,-5
t recipe own:3,11
t recipe wide:-5,6,-3
t research-compare open:,,-4
t research-compare own:3,-15,-6
t research-compare shared:3,-10,-14
t research-compare wide:,-9
t rewrite open:-4,7
t rewrite own:-4,14,-14
t rewrite shared:,4,-6
t rewrite wide:-6
t roleplay own:-5,8
t summarise open:-3
t summarise own:,7
t summarise shared:-7,-3,4
t summarise wide:,-6,5
t support-reply open:,-3
t support-reply shared:,-4,9
t support-reply wide:4,,-3
t translate open:-4,7
t translate own:-5,13,-6
t translate wide:,,-5
t tutor open:,5
t tutor own:-4,10,3
t tutor shared:3,-5,5
t tutor wide:-9,-4
wide home:3,,-10
wide length:-10,10,3
wide near odds:5,-9,13
wide near:,-4,-4
wide odds:21,-10
wide place:3,,-10
wide top:-7,-21,-5
wide:-15,-3,-23`;
