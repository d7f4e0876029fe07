import { sharingConsents, type SharingTopic } from '../db/schema/index.ts'
import { sharingVersion } from '../modules/companies/employments/sharing.ts'
import type { TestApi } from './test-api.ts'

/** What an employee says of sharing a topic with the company. */
export async function share(
  api: TestApi,
  companyId: number,
  { id: employeeId, userId }: { id: number; userId: number },
  topic: SharingTopic = 'certificates',
  isGiven = true,
): Promise<void> {
  await api.db
    .insert(sharingConsents)
    .values({ companyId, employeeId, userId, topic, isGiven, version: sharingVersion })
}
