import { expect, test } from 'vitest'
import { shortReceipt } from './receipt.ts'

test.each([
  ['3fa9c0d17e5b2468ffff', '3FA9-C0D1-7E5B-2468'],
  ['', ''],
])('%s reads %s', (receipt, short) => expect(shortReceipt(receipt)).toBe(short))
