import { direction, type Locale } from '@masar/site-map'
import { siteName } from '@masar/site-map/server'
import type { AppBuild } from '../assets/build.ts'
import { firstScriptOf } from '../document/first-script.ts'
import { html, Markup } from '../document/html.ts'
import { say, sentences } from '../messages.ts'

const style = new Markup(
  `main{box-sizing:border-box;display:grid;align-content:center;justify-items:start;gap:var(--s4);min-block-size:100dvb;max-inline-size:34rem;margin-inline:auto;padding:var(--s8) var(--s4)}h1{font-size:var(--text-2xl);line-height:1.4;margin:0}h2{font-size:var(--text-md);margin:0 0 var(--s2)}p{margin:0;color:var(--ink-soft)}button{min-block-size:var(--touch);padding-inline:var(--s5);border:0;border-radius:var(--radius-md,.75rem);background:var(--primary);color:var(--on-tone);font:inherit;font-weight:600;cursor:pointer}button:hover{background:var(--primary-strong)}nav{inline-size:100%;margin-block-start:var(--s4)}ul{display:grid;gap:var(--s1);margin:0;padding:0;list-style:none}a{display:flex;align-items:center;min-block-size:var(--touch);color:var(--primary)}`,
)

/**
 * Tries again, also by itself once the network is back for more than a moment and its reader is not on the way to another page; lists what
 * this browser keeps for the person who is signed in, by the cookie that the app draws its header from. Written without the app, which is
 * not kept for this page.
 */
const script = new Markup(
  `document.querySelector('button').onclick=function(){location.reload()};var leaves=false;document.querySelector('nav').onclick=function(e){leaves=leaves||Boolean(e.target.closest('a'))};
addEventListener('online',function(){setTimeout(function(){if(navigator.onLine&&!leaves)location.reload()},300)});
(async function(){try{
var cookie=document.cookie.split('; ').find(function(c){return c.startsWith('user_info=')});
var id=cookie&&JSON.parse(decodeURIComponent(cookie.slice(10))).id;
if(!id||!await caches.has('masar-kept'))return;
var kept=await caches.open('masar-kept'),nav=document.querySelector('nav'),list=nav.querySelector('ul');
for(var request of (await kept.keys()).reverse()){
var path=new URL(request.url).pathname,own='/_kept/'+id+'/';
if(!path.startsWith(own))continue;
var link=document.createElement('a'),title=document.createElement('bdi'),item=document.createElement('li');
link.href=path.slice(own.length-1);title.textContent=(await (await kept.match(request)).json()).title;
link.append(title);item.append(link);list.append(item);nav.hidden=false
}}catch(e){console.info('offline: what is kept could not be listed',e)}})()`,
)

/** The page in place of any that needs a connection, in the language of its address. */
export function awayPage({
  locale,
  nonce,
  build,
}: {
  locale: Locale
  nonce: string
  build: AppBuild
}): string {
  const font = build.fontOf(locale)
  return html`<!doctype html>
<html lang="${locale}" dir="${direction(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${say(locale, sentences.offlineTitle)} – ${siteName(locale)}</title>
<script nonce="${nonce}">${firstScriptOf({})}</script>
${font && html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>\n`}${build.filesOf(null, locale).styles.map(href => html`<link rel="stylesheet" href="${href}" nonce="${nonce}">\n`)}<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>${say(locale, sentences.offlineTitle)}</h1>
<p>${say(locale, sentences.offline)}</p>
<button type="button">${say(locale, sentences.offlineRetry)}</button>
<nav aria-labelledby="kept" hidden><h2 id="kept">${say(locale, sentences.offlineKept)}</h2><ul></ul></nav>
</main>
<script nonce="${nonce}">${script}</script>
</body>
</html>
`.text
}
