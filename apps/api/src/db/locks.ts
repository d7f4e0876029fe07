/**
 * Every advisory lock of the service, by its number on PostgreSQL. Numbers are never given twice nor changed: processes of two versions
 * may run side by side. A house rule refuses advisory locks that do not stand here.
 */
export const advisoryLocks = {
  /** Held while a process migrates; the others wait. */
  migration: 7_261_001,
  /** Held by the one process that sends the outbox to an outside realtime service, for as long as its connection lives. */
  outboxLeader: 7_261_002,
  /** Held by the transaction of an import, or of the start that changes the shapes of stored answers. */
  import: 7_261_003,
  /** Held by the transaction that makes the key which signs credentials. */
  signingKey: 7_261_004,
  /** Shared by the transactions that keep images of courses; held alone by the one that removes files that no image has any more. */
  courseImageFiles: 7_261_005,
  /** Held by the transactions that bring along what is kept of people and departments that are marked as changed. */
  reportMarks: 7_261_006,
  /** With the number of an attempt: held by the transaction that ends it because its time is over. */
  overdueAttempt: 7_261_007,
  /** With the number of a company: held by the transactions that change what its departments' sums come to. */
  reportTotals: 7_261_008,
  /** Held by the transactions that bring the sums of the ledger of seats along. */
  seatSums: 7_261_009,
} as const
