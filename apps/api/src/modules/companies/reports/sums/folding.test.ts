import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportSlices } from '../../../../db/schema/index.ts'
import { company } from '../../../../testing/accounts.ts'
import { joined } from '../../../../testing/assigning.ts'
import { course } from '../../../../testing/catalogue.ts'
import { assign, department } from '../../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import { foldReports } from './folding.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('a department that cannot be counted keeps no other one waiting', async () => {
  const { companyId } = await company(api)
  const [broken, sound] = [await department(api, companyId), await department(api, companyId)]
  const courseId = await course(api)
  for (const departmentId of [broken, sound]) {
    const { id } = await joined(api, companyId, { departmentId })
    await assign(api, companyId, id, courseId)
  }
  await api.db.execute(
    sql.raw(
      `alter table report_completions add constraint refused check (department_id <> ${broken}) not valid`,
    ),
  )
  await expect(foldReports(api.db, 1, 0)).rejects.toThrow('Some departments could not be counted.')
  const counted = await api.db.select().from(reportSlices).where(eq(reportSlices.companyId, companyId))
  expect(counted.map(slice => slice.departmentId)).toContain(sound)
  expect(counted.map(slice => slice.departmentId)).not.toContain(broken)
  await api.db.execute(sql`alter table report_completions drop constraint refused`)
  await foldReports(api.db, 1, 0)
  expect(await api.db.$count(reportSlices, eq(reportSlices.departmentId, broken))).toBe(1)
})
