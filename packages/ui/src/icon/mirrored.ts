/**
 * The icons that point along the reading direction, by lucide's names. Clocks, ticks, media controls and brand marks
 * are not here: they look the same in both languages.
 */
const mirroredIcons: ReadonlySet<string> = new Set([
  'ArrowLeft', 'ArrowRight', 'ArrowUpRight', 'ArrowUpLeft', 'ArrowLeftToLine', 'ArrowRightToLine',
  'ChevronLeft', 'ChevronRight', 'ChevronsLeft', 'ChevronsRight', 'ChevronFirst', 'ChevronLast',
  'CornerDownLeft', 'CornerDownRight', 'CornerUpLeft', 'CornerUpRight', 'MoveLeft', 'MoveRight',
  'ExternalLink', 'SquareArrowOutUpRight', 'Forward', 'Reply', 'Redo', 'Redo2', 'Undo', 'Undo2', 'Send', 'SendHorizontal',
  'LogIn', 'LogOut', 'List', 'ListOrdered', 'ListChecks', 'ListTree', 'ListIndentIncrease', 'ListIndentDecrease', 'IndentIncrease', 'IndentDecrease',
  'Text', 'TextAlignStart', 'TextAlignEnd', 'AlignLeft', 'AlignRight', 'PanelLeft', 'PanelRight', 'PanelLeftOpen', 'PanelLeftClose',
  'BookOpenText', 'FileText', 'NotebookText', 'ScrollText', 'MessageSquareText', 'Quote', 'TextQuote', 'ReceiptText', 'Milestone', 'Route', 'TrendingUp', 'TrendingDown',
])

/** Whether an icon of this name turns around in right-to-left text. */
export function isMirrored(name: string | undefined): boolean {
  return name !== undefined && mirroredIcons.has(name)
}
