import type { VideoPlan } from "./video-types.ts";
import { VIDEO_WORDS } from "./video-phrases.ts";

/** The sound as lines of their own: that of the place, and music. */
export function soundLines(plan: VideoPlan): string[] {
  const say = VIDEO_WORDS[plan.language];
  const { ambience, music } = heardIn(plan);
  return [say.ambience(ambience), music ? say.music(music) : ""];
}

/** The sound in one line. */
export function audioLine(plan: VideoPlan): string {
  const { musicBeside, semicolon } = VIDEO_WORDS[plan.language];
  const { ambience, music } = heardIn(plan);
  return [ambience, music && musicBeside(music)].filter(Boolean).join(semicolon);
}

/** In an Arabic prompt not what a whole shot says already, and without a label that the person wrote. */
function heardIn({ audio, language, shots }: VideoPlan): { ambience: string; music: string } {
  const own = (value = "") => {
    if (language === "en") return value;
    return shots.some(({ words }) => words === value) ? "" : value.replace(/^(?:ال)?(?:صوت|موسيقى)\s*:\s*/u, "");
  };
  return { ambience: own(audio.ambience), music: own(audio.music) };
}
