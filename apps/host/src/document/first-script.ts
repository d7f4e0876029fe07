import { Markup } from './html.ts'

/** The chosen theme, so that a dark page never flashes white. */
const theme = `try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){/* storage is closed to this page: the system's theme stands */}`

/** A new visit starts at the top, so what is far below can wait; a reload or a way back restores the scroll position. */
const arrival = `var n=performance.getEntriesByType('navigation')[0];if(n&&n.type==='navigate'&&!location.hash)document.documentElement.dataset.arrived=''`

/**
 * Chromium reads the number rules of every locale when the first number is formatted: 40 ms, 200 on a weak phone. While the styles
 * are on their way it has nothing else to do; where they are here already, that waits for an idle moment.
 */
const numbers = `setTimeout(function(){function f(){new Intl.NumberFormat(document.documentElement.lang)}if(!document.styleSheets.length)f();else if(self.requestIdleCallback)requestIdleCallback(f)})`

/**
 * The page's policies of Trusted Types, made before any other script could take their names. One admits the service worker's address and nothing
 * else, so reading it gains nothing; taken by `registerPushWorker` of packages/app-shell. The default one admits emptying an element, as
 * react-aria's live announcer does before it speaks again, and no other markup.
 */
const policies = `if(self.trustedTypes){trustedTypes.createPolicy('default',{createHTML:function(h){if(h!=='')throw new TypeError('Markup of a script is not taken.');return h}});Object.defineProperty(self,'masarTypes',{value:trustedTypes.createPolicy('masar',{createScriptURL:function(u){if(u!=='/firebase-messaging-sw.js')throw new TypeError(u+' is not the service worker.');return u}})})}`

/**
 * Registers the service worker, long after the first view: when everything has loaded, two seconds later. One that a kill switch or a
 * private window refuses is no one's trouble.
 */
const registerWorker = new Markup(
  `;if(navigator.serviceWorker)addEventListener('load',function(){setTimeout(function(){var u='/firebase-messaging-sw.js';navigator.serviceWorker.register(self.masarTypes?masarTypes.createScriptURL(u):u).catch(function(e){console.info('offline: the worker could not be registered',e)})},2e3)})`,
)

const firstScript = new Markup(`${policies};${theme};${arrival};${numbers}`)

/** What a build's documents run before the first paint. */
export function firstScriptOf({ registersWorker = false }: { registersWorker?: boolean }): Markup {
  return registersWorker ? new Markup(firstScript.text + registerWorker.text) : firstScript
}
