export {
  RealtimeContext,
  useCatchUp,
  useChannelEvent,
  useMembers,
  useRealtime,
  useRealtimeStatus,
} from './hooks.ts'
