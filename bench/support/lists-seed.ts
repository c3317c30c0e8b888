import type pg from "pg";
import { withoutIndexes } from "./without-indexes.ts";

/** The person with the longest lists, and their rows. */
export const BUSIEST = { id: "person-0", results: 2000, movements: 10_000, saved: 500 };
const DAYS = 90;

/**
 * So many rows in each table that a list reads: runs over 90 days (texts of the last 30), ledger and saved prompts of `count / 100`
 * people, the library's prompts in both languages and ten categories, and the audit log over two years by twenty actions.
 */
export async function seedLists(client: pg.Client, count: number): Promise<void> {
  const people = count / 100;
  const owner = (own: number) => `case when n <= ${own} then '${BUSIEST.id}' else 'person-' || 1 + n % ${people} end`;
  const at = `now() - n * interval '${DAYS} days' / ${count}`;
  const isKept = `n <= ${count} * 30 / ${DAYS}`;
  const rows = `generate_series(1, ${count}) n join words on words.id = n % 1000`;
  await client.query("set synchronous_commit = off");
  await client.query("set maintenance_work_mem = '512MB'");
  // A thousand texts of about 200 letters; a rare word in one of them, a common one in a tenth.
  await client.query(`create temp table words as select id, (select string_agg(substr(md5((id * 100 + word)::text), 1, 2 + word % 7), ' ')
      from generate_series(1, 30) word) || case when id = 7 then ' rareword' else '' end || case when id % 10 = 3 then ' common' else '' end as text
    from generate_series(0, 999) id`);
  await withoutIndexes(
    client,
    ["runs", "credit_ledger", "saved_prompts", "prompt_library", "audit_log"],
    [
      "delete from prompt_library",
      `insert into users (id, name, email, email_verified)
        select 'person-' || n, '', 'person-' || n || '@example.com', true from generate_series(0, ${people}) n`,
      `insert into runs (id, user_id, tool, lang, idempotency_key, body_hash, status, cost, engine, model, tokens_in, tokens_out,
          input, envelope, title, search_text, ms, lease_expires_at, answered_at, ended_at, kept_until, created_at)
        select gen_random_uuid(), ${owner(BUSIEST.results)}, (array['prompt-generate','prompt-checker','ai-humanizer','ai-detector'])[1 + n % 4],
          case when n % 3 = 0 then 'en' else 'ar' end, gen_random_uuid(), '', 'done', 1, case when n % 2 = 0 then 'builtin' else 'provider' end,
          case when n % 2 = 1 then 'model-' || n % 3 end, case when n % 2 = 1 then 300 end, case when n % 2 = 1 then 700 end,
          case when ${isKept} then '{}'::jsonb end, case when ${isKept} then jsonb_build_object('text', text) end,
          case when ${isKept} then left(text, 60) end, case when ${isKept} then text end, 10 + n % 3000, ${at}, ${at}, ${at}, ${at}, ${at}
        from ${rows}`,
      `insert into credit_ledger (user_id, kind, amount, source_type, source_id, created_at)
        select ${owner(BUSIEST.movements)}, 'spend', -1, 'run', 'seeded-' || n, ${at} from generate_series(1, ${count}) n order by random()`,
      `insert into saved_prompts (id, user_id, title, content, tool, lang, tags, search_text, created_at)
        select gen_random_uuid(), ${owner(BUSIEST.saved)}, left(text, 60), text, 'prompt-generate', 'ar',
          jsonb_build_array('tag-' || n % 12), text, ${at} from ${rows}`,
      `insert into prompt_library (title, content, category, language, is_published, featured, search_text, created_at)
        select left(text, 60) || n, text, 'category-' || n / 2 % 10, case when n % 2 = 0 then 'ar' else 'en' end, n % 20 <> 0, n % 97 = 0,
          left(text, 60) || n || E'\\n' || text, ${at} from ${rows} where n <= ${count}`,
      `insert into audit_log (actor_id, actor_email, action, subject, before, after, created_at)
        select 'admin', 'admin', (array['package','feature','prompt','banner','user','credits','notice','api-key','webhook','profile'])[1 + n % 10]
          || '.' || (array['create','update'])[1 + n % 2], case when n % 5 = 0 then 'person-' || 1 + n % ${people} else 'subject ' || n end,
          '{"a":1}', '{"a":2}', now() - interval '730 days' + n * interval '730 days' / ${count} from generate_series(1, ${count}) n`,
    ],
  );
  await client.query("vacuum analyze");
}
