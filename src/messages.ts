import { createMessageReader, type Messages } from "./i18n/messages.ts";
import { adminAccountMessages } from "./pages/admin/account/messages.ts";
import { adminBannersMessages } from "./pages/admin/ad-banners/messages.ts";
import { adminAuditMessages } from "./pages/admin/audit/messages.ts";
import { adminDashboardMessages } from "./pages/admin/dashboard/messages.ts";
import { adminPackagesMessages } from "./pages/admin/packages/messages.ts";
import { adminLibraryMessages } from "./pages/admin/prompt-library/messages.ts";
import { adminMessages } from "./pages/admin/shared/messages.ts";
import { adminFeaturesMessages } from "./pages/admin/tool-features/messages.ts";
import { adminUsageMessages } from "./pages/admin/usage/messages.ts";
import { adminModelsMessages } from "./pages/admin/models/messages.ts";
import { adminNoticesMessages } from "./pages/admin/notices/messages.ts";
import { adminNewsletterMessages } from "./pages/admin/newsletter/messages.ts";
import { adminUsersMessages } from "./pages/admin/users/messages.ts";
import { confirmMessages } from "./pages/confirm/messages.ts";
import { forgotPasswordMessages } from "./pages/forgot-password/messages.ts";
import { homeMessages } from "./pages/home/messages.ts";
import { letteringMessages } from "./pages/lettering/messages.ts";
import { loginMessages } from "./pages/login/messages.ts";
import { outboxMessages } from "./pages/outbox/messages.ts";
import { raiLoginMessages } from "./pages/rai-login/messages.ts";
import { resetPasswordMessages } from "./pages/reset-password/messages.ts";
import { authMessages } from "./pages/shell/auth/messages.ts";
import { googleSetupMessages } from "./pages/google-setup/messages.ts";
import { historyMessages } from "./pages/history/messages.ts";
import { libraryMessages } from "./pages/library/messages.ts";
import { sharedMessages } from "./pages/shared/messages.ts";
import { newsletterMessages } from "./pages/newsletter/messages.ts";
import { modelsMessages } from "./pages/models/messages.ts";
import { offlineMessages } from "./pages/offline/messages.ts";
import { tasksMessages } from "./pages/tasks/messages.ts";
import { profileMessages } from "./pages/profile/messages.ts";
import { savedMessages } from "./pages/saved/messages.ts";
import { accountMessages } from "./pages/account/messages.ts";
import { twoFactorMessages } from "./pages/account/two-factor/messages.ts";
import { apiKeysMessages } from "./pages/api-keys/messages.ts";
import { webhooksMessages } from "./pages/api-keys/webhooks/messages.ts";
import { blogMessages } from "./pages/blog/messages.ts";
import { contactMessages } from "./pages/contact/messages.ts";
import { contentMessages } from "./pages/content/messages.ts";
import { dashboardMessages } from "./pages/dashboard/messages.ts";
import { pricingMessages } from "./pages/pricing/messages.ts";
import { successMessages } from "./pages/success/messages.ts";
import { testCheckoutMessages } from "./pages/test-checkout/messages.ts";
import { shellMessages } from "./pages/shell/messages.ts";
import { toolNotReadyMessages } from "./pages/tool-not-ready/messages.ts";
import { signupMessages } from "./pages/signup/messages.ts";
import { detectorGuideMessages } from "./tools/ai-detector/guide/guide-messages.ts";
import { checkerGuideMessages } from "./tools/prompt-checker/guide/guide-messages.ts";
import { TOOL_MESSAGES } from "./tools/index.ts";
import { profileHereMessages } from "./tools/workspace/profile/profile-messages.ts";
import { shareMessages } from "./tools/workspace/share/share-messages.ts";
import { dictationMessages } from "./tools/workspace/dictation/dictation-messages.ts";
import { pictureFilesMessages } from "./tools/workspace/files/picture-messages.ts";
import { workspaceMessages } from "./tools/workspace/workspace-messages.ts";
import { periodMessages } from "./ui/text/period-messages.ts";
import { uiMessages } from "./ui/messages.ts";

/** Every block of interface messages by namespace. A page names the ones it needs in the page table. */
export const catalogue = {
  ...TOOL_MESSAGES,
  shell: shellMessages,
  ui: uiMessages,
  auth: authMessages,
  login: loginMessages,
  signup: signupMessages,
  toolNotReady: toolNotReadyMessages,
  forgotPassword: forgotPasswordMessages,
  resetPassword: resetPasswordMessages,
  confirm: confirmMessages,
  raiLogin: raiLoginMessages,
  home: homeMessages,
  outbox: outboxMessages,
  workspace: workspaceMessages,
  dictation: dictationMessages,
  pictureFiles: pictureFilesMessages,
  googleSetup: googleSetupMessages,
  history: historyMessages,
  saved: savedMessages,
  profile: profileMessages,
  profileHere: profileHereMessages,
  apiKeys: apiKeysMessages,
  webhooks: webhooksMessages,
  checkerGuide: checkerGuideMessages,
  detectorGuide: detectorGuideMessages,
  account: accountMessages,
  twoFactor: twoFactorMessages,
  blog: blogMessages,
  contact: contactMessages,
  models: modelsMessages,
  content: contentMessages,
  lettering: letteringMessages,
  library: libraryMessages,
  tasks: tasksMessages,
  shared: sharedMessages,
  share: shareMessages,
  newsletter: newsletterMessages,
  offline: offlineMessages,
  dashboard: dashboardMessages,
  periods: periodMessages,
  pricing: pricingMessages,
  success: successMessages,
  testCheckout: testCheckoutMessages,
  admin: adminMessages,
  adminDashboard: adminDashboardMessages,
  adminPackages: adminPackagesMessages,
  adminFeatures: adminFeaturesMessages,
  adminLibrary: adminLibraryMessages,
  adminBanners: adminBannersMessages,
  adminUsage: adminUsageMessages,
  adminModels: adminModelsMessages,
  adminNewsletter: adminNewsletterMessages,
  adminNotices: adminNoticesMessages,
  adminUsers: adminUsersMessages,
  adminAudit: adminAuditMessages,
  adminAccount: adminAccountMessages,
};

export type MessageNamespace = keyof typeof catalogue;

type BlockOf<T> = T extends Messages<infer Tree> ? Tree : never;

declare module "use-intl" {
  interface AppConfig {
    Messages: { [N in MessageNamespace]: BlockOf<(typeof catalogue)[N]> };
  }
}

export const readMessages = createMessageReader(catalogue);
