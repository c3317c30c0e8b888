/**
 * What a text calls one thing in turn, by kind of thing. `heads` are the nouns such a name is built on, `plain` the one
 * that can stand for all; Arabic kinds are of one gender, so that verbs and adjectives agree as before.
 */
export interface NameCircle {
  plain: string;
  heads: string;
  /** Names that fit this kind alone: they count without an adjective before them. */
  alone: string;
}

export const NAME_CIRCLES: { en: NameCircle[]; ar: NameCircle[] } = {
  en: [
    {
      plain: "the city",
      heads:
        "city|town|metropolis|hub|gem|jewel|pearl|destination|haven|settlement|capital|port|village|resort|municipality|location|spot|community|oasis|hotspot|enclave|paradise|crossroads|gateway",
      alone: "metropolis|municipality",
    },
    {
      plain: "the company",
      heads:
        "company|firm|organization|organisation|enterprise|corporation|giant|startup|start-up|brand|manufacturer|maker|retailer|producer|business|outfit|powerhouse|pioneer|leader|player|provider|conglomerate|label",
      alone: "firm|enterprise|corporation|organization|organisation",
    },
    {
      plain: "the app",
      heads: "app|application|platform|tool|solution|software|program|service|system|utility|assistant|companion",
      alone: "utility",
    },
    {
      plain: "the device",
      heads:
        "device|gadget|phone|smartphone|handset|machine|laptop|wearable|unit|model|flagship|product|appliance|companion|powerhouse",
      alone: "gadget|handset",
    },
    {
      plain: "the writer",
      heads: "author|writer|novelist|wordsmith|storyteller|poet|laureate|essayist|playwright|scribe",
      alone: "wordsmith|novelist|scribe",
    },
    {
      plain: "the book",
      heads: "book|volume|work|tome|novel|masterpiece|title|text|publication|page-turner|bestseller",
      alone: "tome",
    },
    {
      plain: "the artist",
      heads:
        "artist|painter|sculptor|potter|craftswoman|craftsman|artisan|musician|singer|composer|performer|maestro|virtuoso|creator|designer|architect|photographer|filmmaker|director|luminary|talent",
      alone: "craftswoman|craftsman|maestro|virtuoso",
    },
    {
      plain: "the player",
      heads:
        "player|striker|forward|midfielder|footballer|athlete|star|sportsman|sportswoman|goalkeeper|defender|champion|icon|ace|playmaker|talisman",
      alone: "footballer|talisman",
    },
    {
      plain: "the animal",
      heads: "animal|creature|mammal|bird|fish|species|predator|beast|reptile|insect|feline|canine|pollinator",
      alone: "creature|beast",
    },
    {
      plain: "the dish",
      heads: "dish|delicacy|meal|treat|staple|recipe|speciality|specialty|classic|favourite|favorite|delight",
      alone: "delicacy",
    },
    {
      plain: "the drink",
      heads: "drink|beverage|brew|elixir|infusion|potion|nectar|cup",
      alone: "beverage|elixir",
    },
    {
      plain: "the building",
      heads: "building|structure|landmark|monument|edifice|tower|skyscraper|masterpiece|construction|icon",
      alone: "edifice",
    },
    {
      plain: "the plant",
      heads: "plant|crop|herb|shrub|flower|tree|botanical|evergreen|specimen",
      alone: "botanical",
    },
  ],
  ar: [
    {
      plain: "المدينة",
      heads:
        "المدينة|البلدة|الحاضرة|العاصمة|الوجهة|القرية|الواحة|الجزيرة|المحافظة|البقعة|جوهرة|عروس|لؤلؤة|درة|حاضرة|عاصمة|زهرة|أميرة|قبلة|واحة|منارة|مدينة|بوابة|ملكة|سيدة",
      alone: "الحاضرة|جوهرة|عروس|لؤلؤة|درة|أميرة",
    },
    {
      plain: "الشركة",
      heads: "الشركة|المؤسسة|المنشأة|المجموعة|العلامة|المنصة|المنظمة|الجهة",
      alone: "المنشأة",
    },
    {
      plain: "الكاتب",
      heads: "الكاتب|الأديب|المؤلف|الروائي|المبدع|الشاعر|القاص|صاحب|الحكاء|المفكر",
      alone: "الأديب|الروائي",
    },
    { plain: "الكتاب", heads: "الكتاب|المؤلف|السفر|العمل|المصنف|الإصدار|المرجع", alone: "السفر|المصنف" },
    {
      plain: "التطبيق",
      heads: "التطبيق|البرنامج|النظام|الحل|المساعد|الموقع",
      alone: "الحل",
    },
    {
      plain: "الجهاز",
      heads: "الجهاز|الهاتف|المنتج|الحاسوب|الابتكار|الرفيق|الطراز",
      alone: "الابتكار",
    },
    {
      plain: "اللاعب",
      heads: "اللاعب|النجم|المهاجم|الهداف|الرياضي|البطل|صانع|قائد|فتى|ساحر",
      alone: "النجم|الهداف",
    },
    {
      plain: "المشروب",
      heads: "المشروب|الشراب|السائل|الإكسير|رفيق|سيد|الرحيق",
      alone: "الإكسير",
    },
    {
      plain: "الطبق",
      heads: "الطبق|الصنف|سيد|ملك|الأكل",
      alone: "الصنف",
    },
  ],
};
