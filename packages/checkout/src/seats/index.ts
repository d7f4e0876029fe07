export { SeatsField } from './seats-field.tsx'
export { seatsOf } from './seats-of.ts'
