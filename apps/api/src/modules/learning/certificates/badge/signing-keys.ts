import { desc, sql } from 'drizzle-orm'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import type { Connection, Database } from '../../../../db/client.ts'
import { advisoryLocks } from '../../../../db/locks.ts'
import { signingKeys, type SigningJwk } from '../../../../db/schema/index.ts'
import type { Secrets } from '../../../../secrets.ts'

/** The algorithm of every signature: ECDSA on P-256. */
export const algorithm = 'ES256'

export interface SigningKey {
  id: string
  publicJwk: SigningJwk
  privateKey: CryptoKey
}

/**
 * Makes the key that signs credentials, where there is none that this service can decrypt: on a first start, and after `SESSION_SECRET` was
 * changed. To be called when the service starts; of several that start at once, one makes it.
 */
export async function ensureSigningKey(db: Database, secrets: Secrets): Promise<void> {
  await db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.signingKey})`)
    if ((await signingKey(tx, secrets)) !== null) return
    const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true })
    const publicJwk = (await exportJWK(publicKey)) as SigningJwk
    await tx.insert(signingKeys).values({
      id: await calculateJwkThumbprint(publicJwk),
      publicJwk,
      encryptedPrivateJwk: secrets.encrypt(await exportJWK(privateKey)),
    })
  })
}

/** The newest key that this service can decrypt; null where there is none. */
export async function signingKey(db: Connection, secrets: Secrets): Promise<SigningKey | null> {
  const rows = await db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt), desc(signingKeys.id))
  for (const { id, publicJwk, encryptedPrivateJwk } of rows) {
    const privateJwk = secrets.decryptOrNull(encryptedPrivateJwk)
    if (privateJwk !== null)
      return { id, publicJwk, privateKey: (await importJWK(privateJwk as JWK, algorithm)) as CryptoKey }
  }
  return null
}

/** A public key as the key set and the headers of signatures carry it. */
export function presentKey({ id, publicJwk: { kty, crv, x, y } }: Pick<SigningKey, 'id' | 'publicJwk'>) {
  return { kty, crv, x, y, kid: id, alg: algorithm, use: 'sig' }
}

/** Every key that signed anything, the newest first (RFC 7517). */
export async function keySet(db: Database) {
  const rows = await db
    .select({ id: signingKeys.id, publicJwk: signingKeys.publicJwk })
    .from(signingKeys)
    .orderBy(desc(signingKeys.createdAt), desc(signingKeys.id))
  return { keys: rows.map(presentKey) }
}
