import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '../../db/schema/index.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { storeAnswers, storedAnswers } from './stored.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('answers come back as they were stored, and what setup does not ask stays', async () => {
  const { db } = database
  expect(await storedAnswers(db)).toEqual({})
  await db.insert(settings).values({
    key: 'contact',
    value: {
      email: 'old@masar.example',
      phone: '+966112345678',
      hours: { ar: 'صباحًا' },
      whatsapp: '+966500000000',
    },
  })
  const answers = {
    ...(await storedAnswers(db)),
    'site.name.ar': 'نخلة',
    'site.name.en': 'Nakhla',
    'contact.email': 'new@masar.example',
    'seller.legal_name': 'شركة نخلة',
  }
  await storeAnswers(db, answers)
  expect(await storedAnswers(db)).toMatchObject({ ...answers, 'seller.vat_number': '' })
  const rows = await db.select().from(settings)
  expect(rows.find(row => row.key === 'contact')?.value).toMatchObject({
    hours: { ar: 'صباحًا' },
    whatsapp: '+966500000000',
    company_name: { ar: 'نخلة', en: 'Nakhla' },
  })
  expect(rows.find(row => row.key === 'reference_data')).toBeDefined()
})
