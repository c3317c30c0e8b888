import type { Page } from "@playwright/test";
import { pathIn } from "#i18n/path.ts";
import { catalogue } from "#messages.ts";
import { TOOL_SLUGS } from "#tools/index.ts";
import { call, figure, LANGUAGES, signedInAsAdministrator, test, wordsIn } from "#tests/e2e/support/back-office.ts";
import { ADMINISTRATOR, expect, PASSWORD, signedUp } from "#tests/e2e/support/product.ts";

const PHONE = { width: 390, height: 844 };
const GROUPS = ["textTools", "imageTools", "videoTools"] as const;

for (const language of LANGUAGES) {
  const t = wordsIn(language);
  const path = (bare: string) => pathIn(language, bare);

  test(`the header and the phone menu hold what their viewer needs, ${language}`, async ({
    page,
    context,
    product,
  }) => {
    await page.goto(path("/pricing"));
    const main = page.getByRole("navigation", { name: t("shell.mainNavigation"), exact: true });
    expect(await linksOf(main)).toEqual(["/tasks", "/pricing", "/login"].map(path));
    await expect(page.locator("header a").first()).toHaveAttribute("href", path("/login"));
    await expect(page.locator('header form[action="/api/language"]')).toBeVisible();
    await expect(page.locator("#features-menu")).toHaveCount(0);

    await signedUp(context, product, { credits: false });
    await page.goto(path("/pricing"));
    expect(await linksOf(main)).toEqual(["/", "/tasks", "/history", "/saved", "/dashboard", "/account"].map(path));
    await main.getByRole("button", { name: t("shell.features") }).click();
    const features = page.locator("#features-menu");
    for (const group of GROUPS)
      await expect(features.getByRole("heading", { name: t(`shell.${group}`) })).toBeVisible();
    await expect(features.getByRole("link")).toHaveCount(8);
    await page.setViewportSize(PHONE);
    await page.goto(path("/pricing"));
    await page.getByRole("button", { name: t("shell.openMenu"), exact: true }).click();
    const menu = page.getByRole("navigation", { name: t("shell.menuNavigation"), exact: true });
    expect((await linksOf(menu)).toSorted()).toEqual(
      [
        "/",
        "/tasks",
        "/history",
        "/saved",
        "/profile",
        "/pricing",
        "/dashboard",
        "/account",
        ...TOOL_SLUGS.map((slug) => `/${slug}`),
      ]
        .map(path)
        .toSorted(),
    );

    await context.clearCookies();
    await signedInAsAdministrator(context, product, language);
    await page.setViewportSize({ width: 1350, height: 900 });
    await page.goto(path("/pricing"));
    expect(await linksOf(main)).toEqual([
      path("/"),
      path("/tasks"),
      path("/history"),
      path("/saved"),
      "/rai/dashboard",
      path("/account"),
    ]);
  });

  test(`the footer leads on, ${language}`, async ({ page }) => {
    await page.goto(path("/login"));
    const footer = page.getByRole("contentinfo");
    const links = await linksOf(footer);
    for (const bare of ["/pricing", "/privacy", "/advertise", ...TOOL_SLUGS.map((slug) => `/${slug}`)])
      expect(links).toContain(path(bare));
    expect(links).toContain("/contact");
    expect(links.filter((href) => href.startsWith("mailto:"))).toHaveLength(1);
    await expect(footer).toContainText(figure(language, new Date().getUTCFullYear(), { useGrouping: false }));
  });

  test(`the plans are compared and explained, ${language}`, async ({ page }) => {
    await page.goto(path("/pricing"));
    const card = (name: string) =>
      page.locator("main").getByRole("heading", { name }).locator("xpath=ancestor::*[.//ul][1]");
    await expect(page.getByText(t("pricing.recommended"), { exact: true })).toBeVisible();
    await expect(card(language === "ar" ? "الباقة الأساسية" : "Basic Package").first()).toContainText(
      language === "ar" ? "شهريًا" : "per month",
    );
    await expect(page.getByText(t("pricing.oneTime"), { exact: true }).first()).toBeVisible();
    const rows = page
      .getByRole("table", { name: language === "ar" ? "ما الفرق بين الباقتين؟" : "How the two compare" })
      .getByRole("row");
    const cells = async (row: number) =>
      (await rows.nth(row).getByRole("cell").allTextContents()).map((text) => text.trim());
    expect(await rows.count()).toBe(11);
    expect((await cells(1)).join(" ")).toMatch(language === "ar" ? /٥٠.*١٤.*١٥٠/ : /50.*14.*150/);
    expect((await cells(2))[0]).toContain(figure(language, 14));
    for (const [row, label, isInFree] of [
      [3, "rowServices", true],
      [4, "rowNoAds", true],
      [5, "rowInterface", true],
      [6, "rowSave", false],
      [7, "rowSupport", false],
      [8, "rowEarly", false],
      [9, "rowPriority", false],
      [10, "rowRenewal", false],
    ] as const) {
      await expect(rows.nth(row).getByRole("rowheader")).toHaveText(t(`pricing.${label}`));
      expect(
        await rows
          .nth(row)
          .getByRole("img", { name: t("pricing.yes") })
          .count(),
      ).toBe(isInFree ? 2 : 1);
    }
    const questions = page.locator("main details");
    await expect(questions).toHaveCount(3);
    await questions.first().locator("summary").click();
    await expect(page.getByText(t("pricing.faqCancelAnswer"))).toBeVisible();
  });

  test(`home shows the bench, three steps, eight tools, six questions and the newsletter, ${language}`, async ({
    page,
    context,
    product,
  }) => {
    await signedUp(context, product, { credits: false });
    await page.goto(path("/"));
    const main = page.locator("main");
    await expect(main.locator("textarea").first()).toBeVisible();
    await expect(main.locator("ol > li h3").filter({ hasText: t("home.step3") })).toBeVisible();
    for (const slug of TOOL_SLUGS) await expect(main.locator(`a[href="${path(`/${slug}`)}"]`).first()).toBeAttached();
    await expect(main.locator('details[name="questions"]')).toHaveCount(6);
    await expect(main.getByPlaceholder(t("newsletter.placeholder"))).toHaveAttribute("type", "email");
    await expect(main.getByRole("button", { name: t("newsletter.subscribe") })).toBeVisible();
    if (language === "en") {
      expect(catalogue.newsletter.en).toMatchObject({ placeholder: "Enter your email", subscribe: "Subscribe" });
    }
  });

  test(`the dashboard has its tiles in three groups and its quick actions, ${language}`, async ({
    page,
    context,
    product,
  }) => {
    const email = await signedUp(context, product, { credits: false });
    expect(await (await context.request.get(product.url + path("/dashboard"))).text()).toContain(email);
    await page.goto(path("/dashboard"));
    const main = page.locator("main");
    await expect(main).toContainText(email);
    await expect(main).toContainText(t("dashboard.welcome"));
    await expect(
      main.getByText(figure(language, new Date().getUTCFullYear(), { useGrouping: false })).first(),
    ).toBeVisible();
    const tools = { textTools: 4, imageTools: 3, videoTools: 1 };
    for (const group of GROUPS) {
      const section = main
        .locator("section")
        .filter({ has: page.getByRole("heading", { name: t(`dashboard.${group}`), exact: true }) });
      await expect(section.last().getByRole("listitem")).toHaveCount(tools[group]);
    }
    const actions = main
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: t("dashboard.quickActions") }) });
    const links = await linksOf(actions.last());
    for (const bare of ["/pricing", "/account", "/prompt-generate"]) expect(links).toContain(path(bare));
  });

  test(`the sign-in pages hold their fields and lead to one another, ${language}`, async ({ page }) => {
    await page.goto(path("/pricing"));
    await page.goto(path("/login"));
    const password = page.locator('input[autocomplete="current-password"]');
    const submit = page.getByRole("button", { name: t("login.submit"), exact: true });
    await expect(page.getByRole("button", { name: t("auth.googleSignIn") })).toBeVisible();
    await submit.click();
    await expect(page.getByText(t("auth.emailRequired"))).toBeVisible();
    await expect(page.getByText(t("auth.passwordRequired"))).toBeVisible();
    await expect(page.locator('input[type="email"]')).toBeFocused();
    await page.locator('input[type="email"]').fill("nobody@example.com");
    await password.fill("not-my-password-1");
    await page.getByRole("button", { name: t("ui.showPassword") }).click();
    await expect(password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: t("ui.hidePassword") }).click();
    await expect(password).toHaveAttribute("type", "password");
    await submit.click();
    await expect(page.getByRole("alert")).toHaveClass(/border-red/);
    await expect(page.locator('input[type="email"]')).toHaveValue("nobody@example.com");

    await page.getByRole("link", { name: t("login.signUp"), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path("/signup")}$`));
    await expect(page.getByRole("button", { name: t("auth.googleSignUp") })).toBeVisible();
    await expect(page.getByRole("button", { name: t("ui.showPassword") })).toHaveCount(2);
    await page.locator('input[type="email"]').fill("somebody@example.com");
    await page.locator('input[name="password"]').fill("short");
    await page.getByRole("button", { name: t("signup.submit"), exact: true }).click();
    await expect(page.getByText(t("auth.passwordTooShort"))).toBeVisible();
    await page.locator('input[name="password"]').fill(PASSWORD);
    await page.locator('input[name="confirmPassword"]').fill(`${PASSWORD}s`);
    await page.getByRole("button", { name: t("signup.submit"), exact: true }).click();
    await expect(page.getByText(t("auth.passwordsDiffer"))).toBeVisible();
    await page
      .locator("main")
      .getByRole("link", { name: t("signup.signIn"), exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`${path("/login")}$`));
  });

  test(`after signing up the page says where to look, and after signing in login has left the history, ${language}`, async ({
    page,
  }) => {
    const email = `spec-${language}@example.com`;
    await page.goto(path("/signup"));
    await page.locator('input[type="email"]').fill(email);
    for (const field of await page.locator('input[autocomplete="new-password"]').all()) await field.fill(PASSWORD);
    await page.getByRole("button", { name: t("signup.submit"), exact: true }).click();
    await expect(page.getByRole("heading", { name: t("signup.checkTitle") })).toBeVisible();
    await expect(page.locator("[data-mailed-to]")).toHaveText(email);
    await expect(page.getByText(t("signup.checkSpam"))).toBeVisible();
    await expect(page.getByRole("link", { name: t("auth.backToSignIn") })).toHaveAttribute("href", path("/login"));
    await page.locator('main a[href*="/dev/outbox"]').click();
    await page.locator('a[href*="/confirm?token="]').first().click();
    await page.locator('main button[type="submit"]').click();
    await expect(page).toHaveURL(new RegExp(`${path("/")}$`));
    // The page tells the server its time zone once; without a session that call would lead to login by itself.
    await page.waitForLoadState("networkidle");
    await page.context().clearCookies();
    await page.goto(path("/pricing"));
    await page.goto(path("/login"));
    await page.locator('input[type="email"]').fill(email);
    await page.locator('input[autocomplete="current-password"]').fill(PASSWORD);
    await page.getByRole("button", { name: t("login.submit"), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path("/")}$`));
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path("/pricing")}$`));
  });

  test(`the account page says whose it is and since when, ${language}`, async ({ page, context, product }) => {
    const email = await signedUp(context, product, { credits: false });
    await page.goto(path("/account"));
    const main = page.locator("main");
    await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
    await expect(main).toContainText(email);
    await expect(
      main
        .locator("dl")
        .filter({ hasText: t("account.created") })
        .first(),
    ).toContainText(figure(language, new Date().getUTCFullYear(), { useGrouping: false }));
    const links = await linksOf(main);
    expect(links).toEqual(expect.arrayContaining([path("/pricing"), path("/dashboard")]));
    await expect(main.getByRole("button", { name: t("account.signOut") }).first()).toBeVisible();
  });

  test(`the administrator signs in at a page of their own, and others are told why they may not, ${language}`, async ({
    page,
    context,
    product,
  }) => {
    await context.addCookies([{ name: "lang", value: language, url: product.url }]);
    await signedUp(context, product, { credits: false });
    await page.goto("/rai/packages");
    await expect(page).toHaveURL(/\/rai\/login\?denied=1$/);
    await expect(page.getByRole("alert")).toHaveText(t("raiLogin.denied"));
    await expect(page.getByRole("link", { name: t("raiLogin.back") })).toHaveAttribute("href", path("/"));
    await context.clearCookies({ name: /session/ });
    await page.goto("/rai/login");
    await page.getByRole("button", { name: t("raiLogin.submit"), exact: true }).click();
    await expect(page.getByText(t("auth.emailRequired"))).toBeVisible();
    await expect(page.getByText(t("auth.passwordRequired"))).toBeVisible();
    await page.getByRole("button", { name: t("ui.showPassword") }).click();
    await expect(page.locator('input[autocomplete="current-password"]')).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: t("ui.hidePassword") }).click();
    await expect(page.locator('input[autocomplete="current-password"]')).toHaveAttribute("type", "password");
    await page.locator('input[type="email"]').fill(ADMINISTRATOR.email);
    await page.locator('input[autocomplete="current-password"]').fill("not-the-password-1");
    await page.getByRole("button", { name: t("raiLogin.submit"), exact: true }).click();
    await expect(page.getByRole("alert")).toHaveClass(/border-red/);
    await page.locator('input[autocomplete="current-password"]').fill(ADMINISTRATOR.password);
    await page.getByRole("button", { name: t("raiLogin.submit"), exact: true }).click();
    await expect(page).toHaveURL(/\/rai\/dashboard$/);
  });

  test(`a tool page comes on demand, and the star says that it is coming, ${language}`, async ({
    page,
    context,
    product,
  }) => {
    await signedUp(context, product, { credits: false });
    const asked: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && asked.push(request.url()));
    await page.goto(path("/dashboard"), { waitUntil: "networkidle" });
    let goOn = () => {};
    // More than one may wait: a page's data are asked for ahead when its link is pointed at.
    const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
    await page.route("**/*.data*", async (route) => {
      await mayGoOn;
      await route.continue();
    });
    const before = asked.length;
    await page
      .locator(`main a[href="${path("/ai-humanizer")}"]`)
      .first()
      .click();
    await expect(page.getByRole("status").filter({ hasText: t("shell.loading") })).toBeAttached();
    goOn();
    await expect(page).toHaveURL(new RegExp(`${path("/ai-humanizer")}$`));
    await expect(page.locator("main textarea").first()).toBeVisible();
    expect(asked.length).toBeGreaterThan(before);
  });

  test(`the back office lists look as the specification has them, ${language}`, async ({ page, context, product }) => {
    await signedInAsAdministrator(context, product, language);
    const main = page.locator("main");
    await test.step("packages", async () => {
      const list = (await (await call(context, product, "GET", "/admin/packages")).json()) as {
        packages: { name: string; version: number }[];
      };
      const made = await call(context, product, "POST", "/admin/packages", {
        name: "basic",
        displayName: "Basic",
        displayNameAr: "الأساسية",
        description: "",
        descriptionAr: "",
        price: "9.00",
        currency: "EUR",
        credits: 10,
        durationValue: 1,
        durationUnit: "months",
        isRecurring: true,
        stripePriceId: "price_1234567890abcdef",
      });
      expect(made.status(), await made.text()).toBe(201);
      expect(list.packages.length).toBeGreaterThan(1);
      await page.goto("/rai/packages");
      await expect(main.getByText("price_123456…")).toBeVisible();
      await page.goto("/rai/packages?form=new");
      await expect(main.locator('input[name="credits"]')).toHaveValue("0");
      await expect(main.locator('input[name="price"]')).toHaveValue("0");
      await expect(main.locator('input[name="durationValue"]')).toHaveValue("1");
      await expect(main.locator('select[name="durationUnit"]')).toHaveValue("months");
      await expect(main.locator('select[name="currency"]')).toHaveValue("USD");
      for (const name of ["credits", "price", "durationValue"]) {
        await main.locator(`input[name="${name}"]`).fill("abc");
        await main.locator(`input[name="${name}"]`).blur();
        await expect(main.locator(`input[name="${name}"]`)).toHaveValue("0");
      }
      const id = ((await made.json()) as { id?: number; package?: { id: number } }).id;
      if (id) expect((await call(context, product, "DELETE", `/admin/packages/${id}`)).ok()).toBe(true);
    });
    await test.step("tool features", async () => {
      await page.goto("/rai/tool-features");
      for (const tab of ["overview", "prompts", "providers", "limits"])
        await expect(
          main
            .getByRole("link", { name: t(`adminFeatures.${tab}`), exact: true })
            .or(main.getByRole("tab", { name: t(`adminFeatures.${tab}`), exact: true }))
            .first(),
        ).toBeVisible();
    });
    await test.step("the library", async () => {
      await page.goto("/rai/prompt-library?language=en");
      await expect(main.locator('a[href="/rai/dashboard"]').first()).toBeVisible();
      for (const column of ["columnTitle", "category", "status", "featuredColumn", "image", "actions"])
        await expect(main.getByRole("columnheader", { name: t(`adminLibrary.${column}`) })).toBeAttached();
      const previews = await main
        .locator("tbody")
        .getByText(/^.{50}…$/)
        .count();
      expect(previews).toBeGreaterThan(0);
      await expect(main.getByRole("option", { name: t("adminLibrary.allCategories") })).toBeAttached();
      await page.goto("/rai/prompt-library?form=new");
      await expect(main.locator('textarea[name="content"]')).toHaveAttribute("rows", "10");
      await expect(main.getByRole("checkbox", { name: t("adminLibrary.publishNow"), exact: true })).toBeChecked();
      await expect(main.locator("form input[list]")).toBeVisible();
    });
    await test.step("banners", async () => {
      for (const title of [`First ${language}`, `Second ${language}`]) {
        const banner = { title, imageUrl: "https://ads.example/gone.png", linkUrl: "https://ads.example/x", language };
        expect((await call(context, product, "POST", "/admin/banners", banner)).status()).toBe(201);
      }
      await context.route("https://ads.example/**", (route) => route.abort());
      await page.goto("/rai/ad-banners");
      await expect(main.locator('a[href="/rai/dashboard"]').first()).toBeVisible();
      const card = (title: string) => page.getByRole("listitem").filter({ hasText: title });
      await expect(card(`First ${language}`).getByRole("img")).toHaveCount(0);
      await expect(card(`First ${language}`)).toContainText("https://ads.example/gone.png");
      await card(`First ${language}`)
        .getByRole("button", { name: t("adminBanners.analytics") })
        .click();
      await card(`Second ${language}`)
        .getByRole("button", { name: t("adminBanners.analytics") })
        .click();
      await expect(main.getByRole("button", { name: t("adminBanners.refresh") })).toHaveCount(1);
      await expect(card(`Second ${language}`).getByRole("button", { name: t("adminBanners.refresh") })).toBeVisible();
      await expect(card(`Second ${language}`).getByRole("button", { name: t("adminBanners.clearData") })).toBeVisible();
    });
  });
}

function linksOf(place: ReturnType<Page["locator"]>): Promise<string[]> {
  return place.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
}
