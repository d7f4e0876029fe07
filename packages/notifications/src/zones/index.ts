export { ZoneField } from './zone-field.tsx'
