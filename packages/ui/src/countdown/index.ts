export { clockText, Countdown, type CountdownProps } from './countdown.tsx'
