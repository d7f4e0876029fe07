import pg from 'pg'
import { expect, test } from 'vitest'
import { migratingBefore } from '../testing/migrating.ts'

test.each(['0133_what_the_home_page_picks', '0135_read_off_in_order'])(
  '%s waits for who writes a review before it holds courses: they do not wait for each other',
  async tag => {
    const migrating = await migratingBefore(tag)
    const writer = new pg.Client({ connectionString: migrating.url })
    try {
      await writer.connect()
      await writer.query(`begin; lock table reviews in row exclusive mode`)
      const migrated = migrating.finish()
      // It is looked at below; until then it fails in silence.
      migrated.catch(() => {})
      await expect
        .poll(
          async () =>
            (await writer.query(`select from pg_stat_activity where wait_event_type = 'Lock'`)).rowCount,
          { timeout: 10_000 },
        )
        .toBe(1)
      // The sums of a course follow its reviews.
      await writer.query(`set local lock_timeout = '5s'; lock table courses in row exclusive mode; commit`)
      await migrated
    } finally {
      await writer.end()
      await migrating.close()
    }
  },
)
