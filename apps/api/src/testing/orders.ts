import { bills, orders } from '../db/schema/index.ts'
import { unique } from './accounts.ts'
import type { TestApi } from './test-api.ts'

/** An order of 115 riyals with its bill. @returns the bill's public id */
export async function bought(api: TestApi, userId: number): Promise<string> {
  const number = unique()
  const sums = { subtotal: 11500, total: 11500, net: 10000, vat: 1500 }
  const [order] = await api.db
    .insert(orders)
    .values({
      publicId: `order-${number}`,
      userId,
      state: 'paid',
      idempotencyKey: `key-${number}`,
      ...sums,
      buyer: { name: { ar: 'نورة' } },
      expiresAt: new Date(),
      paidAt: new Date(),
    })
    .returning()
  const publicId = `bill-${number}`
  await api.db.insert(bills).values({
    publicId,
    kind: 'simplified',
    series: 'T',
    year: 2026,
    number,
    orderId: order?.id ?? 0,
    seller: { name: {} },
    buyer: { name: { ar: 'نورة' } },
    lines: [],
    total: 11500,
    net: 10000,
    vat: 1500,
    uuid: `uuid-${number}`,
    hash: 'h',
  })
  return publicId
}
