import { describe, expect, it } from "vitest";
import { AUDIT_ACTIONS } from "#domain/audit/rules.ts";
import { catalogue, readMessages } from "#messages.ts";

type Tree = { [key: string]: string | Tree };

function wordsOf(namespace: keyof typeof catalogue, language: "ar" | "en"): Record<string, string> {
  const flat = (tree: Tree, path: string): [string, string][] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === "string" ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
    );
  return Object.fromEntries(flat(catalogue[namespace][language] as Tree, ""));
}

describe("the back office says in English what the specification says", () => {
  it("on the dashboard", () => {
    expect(wordsOf("adminDashboard", "en")).toMatchObject({
      totalPackages: "Total Packages",
      activePackages: "Active Packages",
      packageTypes: "Package Types",
      totalVersions: "Total Versions",
      packageManagement: "Package Management",
      toolFeatures: "Tool Features",
      promptLibrary: "Prompt Library",
      adBanners: "Ad Banners",
      systemStatus: "System Status",
    });
  });

  it("on packages", () => {
    expect(wordsOf("adminPackages", "en")).toMatchObject({
      failedLoad: "Failed to load packages",
      failedSave: "Failed to save package",
      failedDelete: "Failed to delete package",
      failedActivate: "Failed to activate package",
      updated: "Package updated successfully",
      created: "Package version created successfully",
      deleted: "Package version deleted successfully",
      activated: "Package version activated successfully",
      confirmDelete: "Are you sure you want to delete this package version?",
    });
  });

  it("on tool features", () => {
    expect(wordsOf("adminFeatures", "en")).toMatchObject({
      overview: "Features Overview",
      prompts: "Prompt Management",
      providers: "Service Providers",
      limits: "Usage Limits",
      failedLoad: "Failed to load features",
      failedPrompt: "Failed to save prompt",
      failedProvider: "Failed to save provider",
      failedLimits: "Failed to save limits",
      failedToggle: "Failed to toggle feature",
      failedCreate: "Failed to create feature",
    });
    expect(wordsOf("admin", "en")["fillAll"]).toBe("Please fill in all required fields");
  });

  it("in the prompt library", () => {
    expect(wordsOf("adminLibrary", "en")).toMatchObject({
      title: "Prompt Library Management",
      newPrompt: "New Prompt",
      allCategories: "All Categories",
      columnTitle: "Title",
      category: "Category",
      status: "Status",
      featuredColumn: "Featured",
      image: "Image",
      actions: "Actions",
      published: "Published",
      draft: "Draft",
      featured: "Featured",
      regular: "Regular",
      hasImage: "Has image",
      noImage: "No image",
      empty: "No prompts found",
      failedLoad: "Failed to load prompts",
      failedSave: "Failed to save prompt",
      failedDelete: "Failed to delete prompt",
      failedUpdate: "Failed to update prompt",
      confirmDelete: "Are you sure you want to delete this prompt?",
    });
  });

  it("on banners", () => {
    expect(wordsOf("adminBanners", "en")).toMatchObject({
      title: "Ad Banner Management",
      newBanner: "New Banner",
      active: "Active",
      inactive: "Inactive",
      activate: "Activate",
      deactivate: "Deactivate",
      analytics: "Analytics",
      refresh: "Refresh",
      clearData: "Clear Data",
      totalClicks: "Total Clicks",
      uniqueVisitors: "Unique Visitors",
      today: "Today",
      thisWeek: "This Week",
      thisMonth: "This Month",
      empty: "No banners found. Create your first banner to get started.",
      failedLoad: "Failed to load banners",
      failedSave: "Failed to save banner",
      failedDelete: "Failed to delete banner",
      failedStatus: "Failed to update banner status",
      failedClear: "Failed to clear click data",
      created: "Banner created successfully",
      updated: "Banner updated successfully",
      deleted: "Banner deleted successfully",
      cleared: "Click data cleared successfully",
      activated: "Banner activated successfully",
      deactivated: "Banner deactivated successfully",
      confirmDelete: "Are you sure you want to delete this banner?",
      confirmClear: "Are you sure you want to clear all click data for this banner?",
    });
  });
});

describe("the back office's words in both languages", () => {
  it.each(["ar", "en"] as const)("name every change that is audited, %s", (language) => {
    const words = wordsOf("adminAudit", language);
    expect(AUDIT_ACTIONS.filter((action) => !words[`actions.${action}`])).toEqual([]);
    expect(AUDIT_ACTIONS.filter((action) => !words[`nouns.${action.split(".")[0]}`])).toEqual([]);
  });

  const namespaces = (Object.keys(catalogue) as (keyof typeof catalogue)[]).filter((name) => name.startsWith("admin"));

  it.each(namespaces)("%s: every Arabic message is Arabic, and every message can be read", (namespace) => {
    const foreign = Object.entries(wordsOf(namespace, "ar")).filter(([, words]) => !/[\u0621-\u064A]/.test(words));
    expect(foreign).toEqual([]);
    expect(() => [readMessages("ar", [namespace]), readMessages("en", [namespace])]).not.toThrow();
  });

  it.each(namespaces)("%s: no exclamation mark in either language", (namespace) => {
    expect(JSON.stringify([wordsOf(namespace, "ar"), wordsOf(namespace, "en")])).not.toMatch(/!/);
  });
});
