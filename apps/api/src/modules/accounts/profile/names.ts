import { isWrittenIn, nameScript, type NameScript } from '@masar/text/names'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { nameFields } from '../../../db/names.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { users } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { nameInCompanies } from '../../companies/employees/account-names.ts'
import { putConfirmedNames } from '../../learning/certificates/changes.ts'
import type { PersonalActor } from '../../platform/audit/actor.ts'
import { type FieldErrors, readName } from '../fields/person.ts'
import type { CompanyPatch } from './schema.ts'

/** A change to a person's names: one of them, as it was before there were two, or those of the scripts; null takes one away. */
export interface NamesChange {
  name: string | undefined
  ar: string | null | undefined
  en: string | null | undefined
  isConfirmed: boolean
}

/** Reads the names of a change; each field takes its own script alone. */
export function readNames(patch: CompanyPatch, errors: FieldErrors): NamesChange {
  const read = (script: NameScript) => {
    const field = `name_${script}` as const
    const text = patch[field]
    if (text == null) return text
    const name = readName(text, errors, field)
    if (name !== '' && !isWrittenIn(name, script)) errors.add(field, { code: field })
    return name
  }
  const name = patch.name === undefined ? undefined : readName(patch.name, errors)
  const names = { name, ar: read('ar'), en: read('en'), isConfirmed: patch.confirm_names === true }
  if (name !== undefined && (names.ar !== undefined || names.en !== undefined))
    errors.add('name', { code: 'name_one' })
  return names
}

/**
 * Changes the names of an account, and wherever else they are stored. A change that no one confirms ends what was confirmed before.
 * @returns the names as they are, where they changed
 * @throws AppError `validation` where no name would be left
 */
export async function changeNames(
  tx: Transaction,
  actor: PersonalActor,
  change: NamesChange,
): Promise<BilingualText | undefined> {
  const { isConfirmed } = change
  if (!isConfirmed && [change.name, change.ar, change.en].every(text => text === undefined)) return undefined
  const [before] = await tx
    .select({ name: users.name, ar: users.nameAr, en: users.nameEn, confirmedAt: users.namesConfirmedAt })
    .from(users)
    .where(eq(users.id, actor.userId))
    .for('no key update')
  if (!before) throw new AppError('not_found')
  const names = namesAfter(before, change)
  const written = before.ar === before.name ? 'ar' : 'en'
  const [first, second] = [names[written], names[written === 'ar' ? 'en' : 'ar']].filter(
    text => text !== null,
  )
  if (first === undefined) throw new AppError('validation', { fields: { name_ar: [{ code: 'required' }] } })
  const isSame = names.ar === before.ar && names.en === before.en
  if (isSame && (!isConfirmed || before.confirmedAt !== null)) return undefined
  await tx
    .update(users)
    .set({
      ...nameFields(first, second),
      namesConfirmedAt: isConfirmed ? sql`date_trunc('milliseconds', clock_timestamp())` : null,
    })
    .where(eq(users.id, actor.userId))
  if (!isSame) await nameInCompanies(tx, actor.userId)
  if (isConfirmed && before.confirmedAt === null) await putConfirmedNames(tx, actor)
  return { ...(names.ar !== null && { ar: names.ar }), ...(names.en !== null && { en: names.en }) }
}

interface Names {
  ar: string | null
  en: string | null
}

function namesAfter(before: Names, { name, ar = before.ar, en = before.en }: NamesChange): Names {
  if (name === undefined) return { ar, en }
  const script = nameScript(name)
  // A new name in one script says nothing about the other.
  return before[script] === name ? before : { ar: null, en: null, [script]: name }
}
