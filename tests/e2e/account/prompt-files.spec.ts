import { readFile } from "node:fs/promises";
import { expect, expectNoAxeViolations, signedUp, test } from "#tests/e2e/support/product.ts";

const FILES = [
  {
    name: "list.json",
    mimeType: "application/json",
    buffer: Buffer.from(
      JSON.stringify([
        { command: "letter", title: "رسالة", content: "اكتب إلى {{الاسم | textarea}}" },
        { command: "plan", title: "Plan", content: "Plan the week" },
      ]),
    ),
  },
  { name: "notes.docx", mimeType: "application/octet-stream", buffer: Buffer.from("x") },
];

test("prompts of another program are chosen, saved and exported again", async ({ page, context, product }) => {
  await signedUp(context, product);
  const post = (path: string, data: object) =>
    context.request.post(`${product.url}/api${path}`, { data, headers: { origin: product.url } });
  const { packages } = (await (await context.request.get(`${product.url}/api/packages`)).json()) as {
    packages: { priceId: string | null; mode: string }[];
  };
  const { priceId } = packages.find(({ mode }) => mode === "subscription") ?? {};
  const { id } = (await (await post("/checkout", { priceId })).json()) as { id: string };
  expect((await post(`/test-checkout/sessions/${id}/payment`, {})).status()).toBe(200);

  await page.goto("/en/saved");
  await page.locator('input[type="file"]').setInputFiles(FILES);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Open WebUI · 2 prompts");
  await expect(dialog).toContainText("Types, choices and filters of blanks are left out; their names stay.");
  await expect(dialog).toContainText("No prompt was recognised in this kind of file.");
  await expectNoAxeViolations(page);
  await dialog.getByLabel("Plan", { exact: true }).uncheck();
  await dialog.getByRole("button", { name: "Save 1 prompt", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("1 saved prompt", { exact: true })).toBeVisible();

  await page.getByText("رسالة", { exact: true }).click();
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "dotprompt" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("رسالة.prompt");
  expect(await readFile(await download.path(), "utf8")).toBe(
    "---\nname: رسالة\ninput:\n  schema:\n    الاسم: string\n---\nاكتب إلى {{الاسم}}\n",
  );
});
