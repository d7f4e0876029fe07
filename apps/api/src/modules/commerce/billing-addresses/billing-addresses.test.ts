import { asc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Static } from 'typebox'
import { auditLog, bills, billingAddresses } from '../../../db/schema/index.ts'
import { account, company } from '../../../testing/accounts.ts'
import { seller, TestBuyer } from '../../../testing/buying.ts'
import { course } from '../../../testing/catalogue.ts'
import { member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import type { CompanyAddresses } from '../schema.ts'

type Address = Static<typeof CompanyAddresses>['data'][number]

let api: TestApi
let companyId: number
let buyer: TestBuyer
beforeAll(async () => {
  api = await createTestApi()
  await seller(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  const owner = await company(api)
  companyId = owner.companyId
  buyer = new TestBuyer(api, owner.token, 'company-api')
})

const riyadh = { label: 'الرياض', street: 'العليا', city: 'الرياض', country: 'SA' }
const jeddah = { label: 'Jeddah', building: '١٢', city: 'جدة', postal_code: '23451', country: 'SA' }
const vat = '310122393500003'
const add = async (body: object, by = buyer) => by.call<Address>('POST', '/billing-addresses', body)
const list = async () => (await buyer.call<Address[]>('GET', '/billing-addresses')).data
const labels = async () => (await list()).map(({ label, is_default }) => label + (is_default ? ' *' : ''))
const path = ({ data }: { data: Address }) => `/billing-addresses/${data.id}`

describe('a company’s billing addresses', () => {
  test('are several, one of them the default: the first, until another is', async () => {
    expect(await list()).toEqual([])
    const first = await add(riyadh)
    expect(first.data).toEqual({
      id: first.data.id,
      label: 'الرياض',
      address: { street: 'العليا', city: 'الرياض', country: 'SA' },
      vat_number: null,
      is_default: true,
    })
    await add(jeddah)
    expect(await labels()).toEqual(['الرياض *', 'Jeddah'])
    const third = await add({ ...riyadh, label: 'Dammam', vat_number: '٣١٠١٢٢٣٩٣٥٠٠٠٠٣', is_default: true })
    expect(third.data.vat_number).toBe(vat)
    expect(await labels()).toEqual(['Dammam *', 'Jeddah', 'الرياض'])
    // Not the default any more is said by making another one that.
    await buyer.call('PUT', path(third), { ...riyadh, label: 'Dammam', is_default: false })
    expect(await labels()).toEqual(['Dammam *', 'Jeddah', 'الرياض'])
    expect((await buyer.call('DELETE', path(third))).status).toBe(200)
    expect(await labels()).toEqual(['الرياض *', 'Jeddah'])
  })

  test('are replaced whole', async () => {
    const made = await add({ ...jeddah, vat_number: vat })
    const { data } = await buyer.call<Address>('PUT', path(made), {
      label: 'مكة',
      city: 'مكة',
      country: 'SA',
    })
    expect(data).toMatchObject({ label: 'مكة', address: { city: 'مكة', country: 'SA' }, vat_number: null })
    expect(data.address).not.toHaveProperty('building')
  })

  test.each<[object, string]>([
    [{ ...riyadh, label: ' ' }, 'label'],
    [{ ...riyadh, label: 'x'.repeat(61) }, 'label'],
    [{ ...riyadh, label: 'JEDDAH' }, 'label'],
    [{ ...riyadh, city: '' }, 'city'],
    [{ label: 'x', country: 'SA' }, 'city'],
    [{ ...riyadh, country: 'sa' }, 'country'],
    [{ ...riyadh, vat_number: '3101' }, 'vat_number'],
    [{ ...riyadh, street: '<b>' }, 'street'],
  ])('%o is refused at its field', async (body, field) => {
    await add(jeddah)
    const answer = await add(body)
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]])
    expect(await labels()).toEqual(['Jeddah *'])
  })

  test('keep their own name when they are changed, and take no other’s', async () => {
    const made = await add(jeddah)
    await add(riyadh)
    expect((await buyer.call('PUT', path(made), { ...jeddah, city: 'مكة' })).status).toBe(200)
    const taken = await buyer.call('PUT', path(made), { ...jeddah, label: riyadh.label })
    expect(Object.keys(taken.errors ?? {})).toEqual(['label'])
  })

  test('are 50 at most', async () => {
    await api.db
      .insert(billingAddresses)
      .values(
        Array.from({ length: 50 }, (_, at) => ({ companyId, label: `${at}`, city: 'x', country: 'SA' })),
      )
    expect((await add(riyadh)).code).toBe('billing_addresses_full')
  })

  test('have one default after many at once, and one of each name', async () => {
    const tries = Array.from({ length: 12 }, (_, at) =>
      add({ ...riyadh, label: `A${at % 6}`, is_default: true }),
    )
    const answers = await Promise.all(tries)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
    expect((await list()).filter(({ is_default }) => is_default)).toHaveLength(1)
  })

  test('are for owner, administrator and finance, and no one from another company', async () => {
    const made = await add(riyadh)
    for (const role of ['administrator', 'finance', 'auditor'] as const) {
      const by = new TestBuyer(api, (await member(api, companyId, role)).token, 'company-api')
      expect((await add({ ...jeddah, label: role }, by)).status).toBe(role === 'auditor' ? 403 : 200)
    }
    const stranger = new TestBuyer(api, (await company(api)).token, 'company-api')
    expect((await stranger.call('PUT', path(made), riyadh)).status).toBe(404)
    expect((await stranger.call('DELETE', path(made))).status).toBe(404)
    expect((await stranger.call<[]>('GET', '/billing-addresses')).data).toEqual([])
  })

  test('leave each change in the audit log', async () => {
    const made = await add(riyadh)
    await buyer.call('PUT', path(made), { ...riyadh, city: 'مكة' })
    await buyer.call('DELETE', path(made))
    const log = await api.db
      .select()
      .from(auditLog)
      .where(like(auditLog.chain, `company-${companyId}`))
      .orderBy(asc(auditLog.id))
    expect(log.map(({ action, subjectId }) => [action, subjectId])).toEqual(
      ['add', 'change', 'remove'].map(act => [`billing_address.${act}`, made.data.id]),
    )
    expect(log[1]).toMatchObject({ before: { city: 'الرياض' }, after: { city: 'مكة' } })
  })
})

describe('a checkout', () => {
  const buy = async (more: object) => {
    await buyer.putInCart([await course(api, { price: 9_900 })])
    const quote = await buyer.quote()
    return buyer.pay(quote, { method: 'bank_transfer', ...more })
  }
  const issued = async (order: { pro_forma: { id: string } | null }) => {
    const [bill] = await api.db
      .select({ buyer: bills.buyer })
      .from(bills)
      .where(eq(bills.publicId, order.pro_forma?.id ?? ''))
    return bill?.buyer
  }
  const who = { name: 'شركة النور', purchase_order: `PO-${'7'.repeat(61)}` }

  test('names one of them, whose document keeps it as it was', async () => {
    const made = await add({ ...jeddah, vat_number: vat })
    const { data } = await buy({ buyer: who, billing_address_id: made.data.id })
    await buyer.call('PUT', path(made), { ...riyadh })
    const expected = { city: 'جدة', building: '١٢', postalCode: '23451', country: 'SA' }
    expect(await issued(data.order)).toMatchObject({ address: expected, vatNumber: vat })
    expect(data.order.buyer).toMatchObject({ purchase_order: who.purchase_order, address: { city: 'جدة' } })
  })

  test('keeps a new one, once, in the transaction of the order', async () => {
    const asked = { buyer: { ...who, address: { city: 'ينبع', country: 'SA' } }, save_address_as: 'ينبع' }
    const first = await buy(asked)
    expect(first.status).toBe(200)
    await buyer.call('POST', `/orders/${first.data.order.id}/cancel`)
    expect(await labels()).toEqual(['ينبع *'])
    const again = await buy(asked)
    expect([again.status, Object.keys(again.errors ?? {})]).toEqual([422, ['save_address_as']])
    expect((await buyer.call<[]>('GET', '/orders')).data).toHaveLength(1)
  })

  test('takes no address of another company, and none of a person', async () => {
    const made = await add(jeddah)
    const other = new TestBuyer(api, (await company(api)).token, 'company-api')
    const person = new TestBuyer(api, (await account(api)).token)
    for (const by of [other, person]) {
      await by.putInCart([await course(api, { price: 9_900 })])
      const body = { buyer: { name: 'Sara Ali' }, billing_address_id: made.data.id }
      const answer = await by.pay(await by.quote(), body)
      expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, ['billing_address_id']])
    }
    const saving = await person.pay(await person.quote(), { save_address_as: 'x' } as object)
    expect(Object.keys(saving.errors ?? {})).toEqual(['save_address_as'])
  })

  test('takes a purchase order of 64 signs and no more', async () => {
    const answer = await buy({ buyer: { ...who, purchase_order: 'x'.repeat(65) } })
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, ['buyer.purchase_order']])
  })
})
