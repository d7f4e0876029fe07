import { eq } from 'drizzle-orm'
import { buffer } from 'node:stream/consumers'
import type { Database } from '../../../db/client.ts'
import { companies } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { avatarFile } from '../../accounts/avatar/names.ts'
import { redraw } from '../../accounts/avatar/picture.ts'
import { drawLogo } from '../../learning/certificates/marks/drawing.ts'
import { keepMark } from '../../learning/certificates/marks/keeping.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'

/**
 * Puts the company's logo on the certificates that are issued from now on for courses that it gave its people, or leaves it off.
 * Issued ones keep what they have, so they bear a copy of their own.
 * @throws AppError `conflict` where the company has no logo
 */
export async function showOnCertificates(
  db: Database,
  storage: Storage,
  actor: CompanyActor,
  isShown: boolean,
): Promise<void> {
  const { companyId } = actor.member
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId))
  if (!company) throw new AppError('not_found')
  if (isShown === (company.certificateLogo !== null)) return
  const certificateLogo = isShown ? await copyOf(storage, company.logo) : null
  await db.transaction(async tx => {
    await tx.update(companies).set({ certificateLogo }).where(eq(companies.id, companyId))
    await audit(tx, actor, {
      action: isShown ? 'company.show_certificate_logo' : 'company.hide_certificate_logo',
      subject: { type: 'company', id: companyId },
    })
  })
}

/** After the logo was changed or removed: certificates to come bear the present one, where they bear any. */
export async function renewCertificateLogo(db: Database, storage: Storage, companyId: number): Promise<void> {
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId))
  if (!company || company.certificateLogo === null) return
  const certificateLogo = company.logo === null ? null : await copyOf(storage, company.logo)
  await db.update(companies).set({ certificateLogo }).where(eq(companies.id, companyId))
}

async function copyOf(storage: Storage, logo: string | null): Promise<string> {
  const file = avatarFile(logo)
  if (file === null) throw new AppError('conflict')
  return keepMark(storage, await redraw(await buffer(storage.read(file)), drawLogo))
}
