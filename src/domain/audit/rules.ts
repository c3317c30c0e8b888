/** Every change that leaves a row, as `<noun>.<verb>`. The audit page has words for each in both languages. */
export const AUDIT_ACTIONS = [
  "package.create",
  "package.update",
  "package.activate",
  "package.delete",
  "feature.create",
  "feature.activate",
  "feature.deactivate",
  "prompt-version.save",
  "prompt-version.return",
  "prompt-version.try",
  "provider.save",
  "limits.save",
  "prompt.create",
  "prompt.update",
  "prompt.publish",
  "prompt.unpublish",
  "prompt.import",
  "prompt.delete",
  "banner.create",
  "banner.update",
  "banner.clear-clicks",
  "banner.delete",
  "credits.adjust",
  "user.end-sessions",
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];
