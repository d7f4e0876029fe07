export {
  EmptyState,
  ErrorState,
  OfflineState,
  type ErrorStateProps,
  type PageStateProps,
} from './page-states.tsx'
