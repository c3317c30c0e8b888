import { withProfile } from "./with-profile.tsx";

/** The chip for a tool's page: fetched for who has a profile. */
export const ProfileChip = withProfile(() => import("./profile-chip.tsx").then((module) => module.ProfileChip));
