import { escapeHtml } from '../../../escape-html.ts'
import type { LessonPackage, PackagePart } from '../../../db/schema/index.ts'
import { isScorm } from './outcome.ts'

/** What our page around a part needs to know of it. */
export interface PlayerFacts {
  standard: LessonPackage['standard']
  part: PackagePart
  siteOrigin: string
}

/** Our page around a part of a package: it has no words of its own, since the lesson's page says what there is to say. */
export function playerPage({ standard, part, siteOrigin }: PlayerFacts): string {
  const facts = JSON.stringify({ standard, part: part.key, href: part.href, siteOrigin })
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(part.title)}</title>
<link rel="stylesheet" href="/_player/player.css">
${isScorm(standard) ? `<script src="/_player/${standard}.js"></script>` : ''}
</head>
<body data-facts="${escapeHtml(facts)}">
<iframe id="content" title="${escapeHtml(part.title)}" allowfullscreen></iframe>
<script src="/_player/player.js"></script>
</body>
</html>
`
}
