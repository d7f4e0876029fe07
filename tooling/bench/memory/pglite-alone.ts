import { join } from 'node:path'
import { openEmbedded } from '../../../apps/api/src/db/embedded.ts'

// The floor of the embedded database: the engine on its thread, with nothing in it and nothing beside it.
const { close } = await openEmbedded(join(process.env['DATA_DIR'] ?? '', 'alone'))
process.stdout.write('listening\n')
process.on('SIGTERM', () => void close().then(() => process.exit()))
