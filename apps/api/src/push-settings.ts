import { readFileSync } from 'node:fs'
import { SettingError } from './setting-error.ts'

/** What browsers need to know of the Firebase project; none of it is a secret. */
export interface FirebaseWebConfig {
  apiKey: string
  projectId: string
  messagingSenderId: string
  appId: string
  authDomain?: string
  storageBucket?: string
  measurementId?: string
}

export interface PushSettings {
  web: FirebaseWebConfig
  /** The public half of the project's web push key pair. */
  vapidKey: string
  account: { projectId: string; clientEmail: string; privateKey: string }
}

const needed = ['apiKey', 'projectId', 'messagingSenderId', 'appId'] as const
const optional = ['authDomain', 'storageBucket', 'measurementId'] as const

/**
 * Reads `FIREBASE_CONFIG`, `FIREBASE_VAPID_KEY` and `FIREBASE_SERVICE_ACCOUNT`.
 * @returns null while none of them is set: there are no push messages then
 * @throws SettingError
 */
export function readPush(source: Record<string, string | undefined>): PushSettings | null {
  const [config, vapidKey, account] = [
    source['FIREBASE_CONFIG'],
    source['FIREBASE_VAPID_KEY'],
    source['FIREBASE_SERVICE_ACCOUNT'],
  ]
  if (!config && !vapidKey && !account) return null
  if (!config || !vapidKey || !account)
    throw new SettingError(
      'FIREBASE_CONFIG, FIREBASE_VAPID_KEY and FIREBASE_SERVICE_ACCOUNT belong together: set all three or none.',
    )
  if (!/^[A-Za-z0-9_-]{86,88}$/.test(vapidKey))
    throw new SettingError(
      'FIREBASE_VAPID_KEY must be the key pair’s public key as the Firebase console shows it: 87 letters, digits, - and _.',
    )
  const web = readWeb(config)
  const read = readAccount(account)
  if (read.projectId !== web.projectId)
    throw new SettingError('FIREBASE_CONFIG and FIREBASE_SERVICE_ACCOUNT name different projects.')
  return { web, vapidKey, account: read }
}

function readWeb(text: string): FirebaseWebConfig {
  const error = `FIREBASE_CONFIG must be a JSON object of texts with ${needed.join(', ')}, as the Firebase console shows it.`
  const value = objectOf(text, error)
  if (needed.some(name => typeof value[name] !== 'string' || value[name] === ''))
    throw new SettingError(error)
  const known = [...needed, ...optional].flatMap(name =>
    typeof value[name] === 'string' ? [[name, value[name]]] : [],
  )
  return Object.fromEntries(known) as FirebaseWebConfig
}

/** The service account's JSON, or the path of the file that holds it. */
function readAccount(text: string): PushSettings['account'] {
  const error =
    'FIREBASE_SERVICE_ACCOUNT must be a service account’s JSON, or the path of its file, with project_id, client_email and private_key.'
  const {
    project_id: projectId,
    client_email: clientEmail,
    private_key: privateKey,
  } = objectOf(text.trimStart().startsWith('{') ? text : fileOf(text), error)
  if (typeof projectId !== 'string' || typeof clientEmail !== 'string' || typeof privateKey !== 'string')
    throw new SettingError(error)
  return { projectId, clientEmail, privateKey }
}

function fileOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new SettingError(
      `FIREBASE_SERVICE_ACCOUNT names a file that cannot be read: ${(cause as NodeJS.ErrnoException).code ?? 'unknown error'}.`,
    )
  }
}

function objectOf(text: string, error: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
  } catch {
    // told as a malformed setting, below
  }
  throw new SettingError(error)
}
