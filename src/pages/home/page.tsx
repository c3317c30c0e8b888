import { data } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { GeneratorWorkspace } from "#tools/prompt-generate/form.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import { PageTitle } from "#ui/text/page-title.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { BannerSlot } from "#pages/shell/frame/banner-slot.tsx";
import { NewsletterForm } from "#pages/newsletter/newsletter-form.tsx";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import { OUTSIDE_IMAGES, readBannerFor } from "#pages/shell/frame/read-banner.ts";
import { RecentWork } from "#pages/shell/recent/recent-work.tsx";
import { readRecentWork } from "#pages/shell/recent/read-recent-work.ts";
import { ToolStar } from "./tool-star.tsx";

export const meta = pageMeta("home");

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageContextOf(context);
  const [banner, recent] = await Promise.all([readBannerFor(page, "home"), readRecentWork(page)]);
  return data({ banner, recent }, { headers: banner ? OUTSIDE_IMAGES : {} });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const STEPS = [
  ["step1", "step1Body"],
  ["step2", "step2Body"],
  ["step3", "step3Body"],
] as const;

const QUESTIONS = [
  ["question1", "answer1"],
  ["question2", "answer2"],
  ["question3", "answer3"],
  ["question4", "answer4"],
  ["question5", "answer5"],
  ["question6", "answer6"],
] as const;

/** The workspace first, usable at once; then how it works, the eight tools, six questions. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("home");
  return (
    <>
      <PageTitle lead={t("lead")}>{t("title")}</PageTitle>
      <GeneratorWorkspace autoFocus />
      <RecentWork runs={loaderData.recent} />
      <Steps />
      <section className="mt-16 md:mt-24">
        <h2 className="text-xl">{t("toolsTitle")}</h2>
        <p className="mt-2 text-soft">{t("toolsBody")}</p>
        <ToolStar />
        <BannerSlot banner={loaderData.banner} className="mt-10" />
      </section>
      <Questions />
      <section className="mt-16 md:mt-24">
        <NewsletterForm />
      </section>
    </>
  );
}

function Steps() {
  const t = useTranslations("home");
  return (
    <section className="mt-16 md:mt-24">
      <h2 className="text-xl">{t("stepsTitle")}</h2>
      <ol className="mt-6 grid gap-6 md:grid-cols-3 md:gap-10">
        {STEPS.map(([title, body], index) => (
          <li key={title} className="border-t-2 border-petrol pt-4">
            <h3 className="text-lg">
              <span className="me-2 text-gold-text">{t("stepNumber", { number: index + 1 })}</span>
              {t(title)}
            </h3>
            <p className="mt-1 text-soft">{t(body)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Questions() {
  const t = useTranslations("home");
  return (
    <section className="mt-16 grid gap-x-10 gap-y-6 md:mt-24 md:grid-cols-[1fr_2fr]">
      <h2 className="text-xl">{t("faqTitle")}</h2>
      <div className="divide-y divide-line border-y border-line">
        {QUESTIONS.map(([question, answer]) => (
          <details key={question} name="questions" className="group">
            <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-medium hover:text-petrol">
              {t(question)}
              <Icon name="chevron-down" className="text-soft transition-transform group-open:rotate-180" />
            </summary>
            <p className="pb-5 text-soft">{t(answer)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
