import { Id, body } from '../../contract.ts'

export const LicenceStart = body('LicenceStart', { company_id: Id })
