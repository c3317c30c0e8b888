import { expect, test } from "vitest";
import { REFUSALS } from "#i18n/refusals.ts";
import { catalogue } from "#messages.ts";

/** The back office's own words are tested beside them, in `src/pages/admin/messages.test.ts`. */
test("refusals and messages say in English what the specification says", () => {
  const { account, auth, dashboard, pricing, raiLogin, signup, success } = catalogue;
  expect({
    checkout: REFUSALS.unauthenticated.en,
    claimed: REFUSALS.free_already_claimed.en,
    denied: REFUSALS.forbidden.en,
    googleIn: [REFUSALS.google_sign_in_failed.en, auth.en.googleSignInFailed],
    googleUp: [REFUSALS.google_sign_up_failed.en, auth.en.googleSignUpFailed],
    form: [auth.en.error, auth.en.passwordsDiffer, auth.en.passwordTooShort],
    signup: signup.en.checkTitle,
    admin: [raiLogin.en.denied, raiLogin.en.submit],
    pricing: [
      pricing.en.checkoutFailed,
      pricing.en.claimFailed,
      pricing.en.claimed,
      pricing.en.current,
      pricing.en.loading,
      pricing.en.recommended,
    ],
    badges: [account.en.statusActive, account.en.statusCanceled, account.en.statusPastDue, account.en.statusUnpaid],
    account: [account.en.noSubscription, account.en.viewPlans, account.en.signOut],
    dashboard: [dashboard.en.lowTitle, dashboard.en.upgrade, dashboard.en.noneTitle, dashboard.en.viewPlans],
    success: [success.en.start, success.en.manage],
  }).toEqual({
    checkout: "User not authenticated",
    claimed: "Free package already claimed",
    denied: "Access Denied: You don't have permission to access this page",
    googleIn: ["An error occurred with Google sign in", "An error occurred with Google sign in"],
    googleUp: ["An error occurred with Google sign up", "An error occurred with Google sign up"],
    form: ["An error occurred", "Passwords do not match", "Password must be at least 6 characters"],
    signup: "Check Your Email",
    admin: ["Access Denied: You don't have permission to access this page", "Sign In"],
    pricing: [
      "Failed to create checkout session",
      "Failed to claim free package",
      "Already Claimed",
      "Current Plan",
      "Loading",
      "Recommended",
    ],
    badges: ["Active", "Canceled", "Past Due", "Unpaid"],
    account: ["No Active Subscription", "View Plans", "Sign Out"],
    dashboard: ["Low Credits", "Upgrade Plan", "No Credits Available", "View Plans"],
    success: ["Start Using", "Manage Account"],
  });
  expect(auth.ar.passwordsDiffer).toBe("كلمتا المرور غير متطابقتين");
});
