import { useEffect, useState } from "react";
import { type ApiFault, callApi } from "#browser/call-api.ts";
import type { KnownFact } from "#engines/profile/match-facts.ts";
import { useLanguage } from "#i18n/language-provider.tsx";

type Matching = typeof import("#engines/profile/match-facts.ts") &
  typeof import("#engines/profile/facts-of-request.ts");

interface OwnFact extends KnownFact {
  isOffered: boolean;
}

interface Loaded {
  facts: readonly OwnFact[];
  matching: Matching;
}

export interface RememberedAnswer {
  name: string;
  words: string;
  tool: string;
  question: string;
}

/** The person's facts and what matches them, once they are here; nothing is asked for where the profile is off. */
export function useProfile({ hasProfile }: { hasProfile: boolean }) {
  const { language } = useLanguage();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (!hasProfile) return;
    let current = true;
    const asked = callApi<{ facts: OwnFact[] }>(language, "GET", "/profile");
    const scripts = [
      import("#engines/profile/match-facts.ts"),
      import("#engines/profile/facts-of-request.ts"),
    ] as const;
    Promise.all([asked, ...scripts]).then(
      ([answer, byQuestion, byRequest]) =>
        current && answer.ok && setLoaded({ facts: answer.data.facts, matching: { ...byQuestion, ...byRequest } }),
      // Without its script there is nothing to offer, and nothing is lost.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [hasProfile, language]);
  return {
    loaded: hasProfile ? loaded : null,
    /** Keeps an answer; the refusal where that fails. */
    async remember(answer: RememberedAnswer): Promise<ApiFault | null> {
      const kept = await callApi<OwnFact>(language, "POST", "/profile/facts", answer);
      if (!kept.ok) return kept.fault;
      setLoaded((now) => now && { ...now, facts: [...now.facts.filter(({ id }) => id !== kept.data.id), kept.data] });
      return null;
    },
    /** The person has taken these into what they ask for. */
    noteUses(ids: readonly string[]): void {
      void callApi(language, "POST", "/profile/uses", { ids }, { keepalive: true });
    },
  };
}
