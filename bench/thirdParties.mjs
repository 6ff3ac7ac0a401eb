/**
 * Stand-ins on this machine for the third parties of a published site: of the size and shape of the
 * real ones, and so near that only a browser's throttling makes them slow.
 */
import http2 from 'node:http2';
import { gzipSync } from 'node:zlib';
import { makeCertificate } from '../tests/support/certificate.mjs';
import { median, randomFrom, repeat } from './statistics.mjs';

/** The environment that a published site is built with. */
export const PUBLISHED_ENVIRONMENT = {
  GTAG_ID: 'G-BENCH12345',
  AD_SCRIPT_URL: 'https://cdn.carbonads.com/carbon.js?serve=BENCH&placement=bench',
  AD_JSON_URL: 'https://srv.buysellads.com/ads/BENCH.json?segment=placement:bench',
  FEEDBACK_URL: 'https://feedback.bench.example/feedback',
};

const HOSTS = [
  'www.googletagmanager.com',
  'www.google-analytics.com',
  'cdn.carbonads.com',
  'srv.carbonads.net',
  'cdn4.buysellads.net',
  'srv.buysellads.com',
  'feedback.bench.example',
];

/** The number of modules in this Google tag: 400 kB of source, about 130 kB compressed. */
const TAG_MODULES = 1_190;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Unique minified code: a function with its own names, strings and numbers. */
function tagModule(random, index) {
  const name = () => Array.from({ length: 2 }, () => random.pick(LETTERS)).join('');
  const word = () => Array.from({ length: 6 }, () => random.pick(LETTERS)).join('');
  const [x, y, z] = [`${name()}0`, `${name()}1`, `${name()}2`];
  const numbers = Array.from({ length: 3 }, () => random.below(10_000));
  return `m[${index}]=function(${x},${y}){var ${z}={${word()}:"${word()}",${word()}:${numbers[0]},${word()}:[${numbers}]};for(var i=0;i<s;i++){${x}=(${x}*${random.below(900) + 31}+i^${y})>>>0;${z}[${x}%7]=String(${x}).length+${y}%${random.below(90) + 3}}if(${x}===${random.below(1e6)})throw new TypeError("Cannot set property ${word()} of undefined");${y}=Object.keys(${z}).map(function(k){return k+${z}[k]}).join("${random.pick(LETTERS)}");return ${x}+${y}.length};`;
}

/**
 * Google's tag. gtag.js is 400 kB, 130 kB compressed; a desktop parses and runs it in about 60 ms,
 * some 50 of them in one task when it arrives and the rest for the queued commands. From then on,
 * it handles each command immediately and sends events a second later, the first ones immediately.
 */
function tagScript() {
  const random = randomFrom(7);
  const modules = Array.from({ length: TAG_MODULES }, (_, index) => tagModule(random, index));
  return `(function(){var m=[],s=${TAG_WORK};${modules.join('\n')}
function work(n){var r=1;for(var i=0;i<m.length;i+=n)r=m[i](r,i);return r}
window.benchTagWork=work(1);
var told=[],timer=0,host="https://www.google-analytics.com/g/collect?v=2&tid=${PUBLISHED_ENVIRONMENT.GTAG_ID}";
function send(){timer=0;var text=told.splice(0).join("\\r\\n");if(text)navigator.sendBeacon(host,text)}
function take(command){work(60);var c=Array.prototype.slice.call(command);if(c[0]==="event"){told.push("en="+encodeURIComponent(c[1])+"&ep="+encodeURIComponent(JSON.stringify(c[2]||{})));timer=timer||setTimeout(send,1000)}}
var layer=window.dataLayer=window.dataLayer||[];
setTimeout(function(){layer.slice().forEach(take);var push=layer.push;layer.push=function(){var n=push.apply(layer,arguments);for(var i=0;i<arguments.length;i++)take(arguments[i]);return n};send()});
addEventListener("pagehide",send);
})();`;
}

/** Iterations of the loop in each module: with these, the whole takes its time on a desktop. */
const TAG_WORK = 40;

/**
 * The ad script, 10 kB: it requests an ad from the second host, which responds with a call, and
 * inserts it as markup next to itself, as Carbon's does.
 */
function adScript() {
  const random = randomFrom(11);
  const rest = Array.from({ length: 19 }, (_, index) => tagModule(random, index)).join('\n');
  return `(function(){var m=[],s=20;${rest}
for(var i=0;i<m.length;i++)m[i](i,i);
var own=document.getElementById("_carbonads_js"),place=own.parentElement;
window._carbonads_go=function(answer){var ad=answer.ads[0],box=document.createElement("div");box.id="carbonads";
box.innerHTML='<span><a href="'+ad.statlink+'" class="carbon-img" rel="noopener sponsored"><img src="'+ad.image+'" alt="" width="130" height="100"></a><a href="'+ad.statlink+'" class="carbon-text" rel="noopener sponsored">'+ad.description+'</a><a href="https://carbonads.net/" class="carbon-poweredby">ads via Carbon</a></span>';
place.appendChild(box);new Image().src=ad.statimp};
var script=document.createElement("script");script.src="https://srv.carbonads.net/ads/BENCH.json?callback=_carbonads_go";document.head.appendChild(script)})();`;
}

const AD = {
  company: 'Example',
  description: 'Dashboards that your colleagues open of their own accord. Try it for a month.',
  image: 'https://cdn4.buysellads.net/uu/1/bench.png',
  statlink: 'https://srv.buysellads.com/ads/click/bench',
  statimp: '//srv.buysellads.com/ads/impression/bench.gif',
  pixel: 'https://cdn4.buysellads.net/pixel.gif?t=[timestamp]',
  timestamp: '1700000000',
};

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** A picture of 6 kB that any browser draws: data after the end of a GIF is ignored. */
function picture() {
  const random = randomFrom(13);
  return Buffer.concat([GIF, Buffer.from(Array.from({ length: 6_000 }, () => random.below(256)))]);
}

/** Responses by host and path. */
function answers() {
  const script = (text) => ({
    type: 'text/javascript; charset=utf-8',
    body: gzipSync(text, { level: 9 }),
    isCompressed: true,
  });
  const json = (value) => ({ type: 'application/json', body: JSON.stringify(value) });
  const image = { type: 'image/gif', body: GIF };
  return {
    'www.googletagmanager.com/gtag/js': script(tagScript()),
    'www.google-analytics.com/g/collect': { type: 'text/plain', body: '' },
    'cdn.carbonads.com/carbon.js': script(adScript()),
    'srv.carbonads.net/ads/BENCH.json': script(`_carbonads_go(${JSON.stringify({ ads: [AD] })})`),
    'srv.buysellads.com/ads/BENCH.json': json({ ads: [AD] }),
    'srv.buysellads.com/ads/impression/bench.gif': image,
    'cdn4.buysellads.net/uu/1/bench.png': { type: 'image/gif', body: picture() },
    'cdn4.buysellads.net/pixel.gif': image,
    'feedback.bench.example/tag.html': {
      type: 'text/html',
      body: `<title>Tag</title><script async src="https://www.googletagmanager.com/gtag/js"></script>`,
    },
    'feedback.bench.example/feedback': json({ ok: true }),
  };
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/**
 * Starts the third parties.
 *
 * @returns `browserArgs`, which direct Chromium to them and to nothing else outside this machine;
 *   `requests`, the host and path of each request so far
 */
export async function startThirdParties() {
  const known = answers();
  const requests = [];
  const certificate = await makeCertificate(HOSTS);
  const server = http2.createSecureServer(
    { ...certificate, allowHTTP1: true },
    (request, response) => {
      const host = request.authority ?? request.headers.host ?? '';
      const name = host.replace(/:\d+$/, '') + request.url.replace(/\?.*$/, '');
      requests.push(name);
      const { type, body, isCompressed } = known[name] ?? {};
      response.writeHead(type === undefined ? 404 : 200, {
        ...CORS,
        ...(type && { 'content-type': type }),
        ...(isCompressed && { 'content-encoding': 'gzip' }),
      });
      response.end(body);
    },
  );
  const sessions = new Set();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  const rules = [
    ...HOSTS.map((host) => `MAP ${host} 127.0.0.1:${port}`),
    'MAP * ~NOTFOUND',
    'EXCLUDE 127.0.0.1',
  ];
  return {
    browserArgs: [`--host-resolver-rules=${rules.join(', ')}`, '--ignore-certificate-errors'],
    requests,
    close: () =>
      new Promise((resolve) => {
        sessions.forEach((session) => session.destroy());
        server.close(resolve);
      }),
  };
}

/** The CPU time that the tag takes on an empty page on this machine, in ms. */
async function timeTag(browser) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto('https://feedback.bench.example/tag.html');
    await page.waitForTimeout(1_500);
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration').value * 1_000;
  } finally {
    await context.close();
  }
}

/**
 * Makes sure that a published site really shows an ad of its provider, in both layouts, and reports
 * its page: otherwise its figures would be worthless.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, requests: readonly string[] }} site `requests`: those of
 *   {@link startThirdParties}
 * @returns {Promise<{ ads: number, pageViews: number, collected: number, tag: number }>} the number
 *   of each, and the CPU time that Google's tag takes on this machine, in ms
 * @throws Error that says what is missing
 */
export async function checkThirdParties(browser, { url, requests }) {
  const before = requests.length;
  const counts = { ads: 0, pageViews: 0, collected: 0 };
  // Random draws decide the layout.
  for (const draw of [0.5, 0.1]) {
    const context = await browser.newContext();
    try {
      await context.addInitScript((value) => {
        Math.random = () => value;
      }, draw);
      const page = await context.newPage();
      await page.goto(url);
      const ad = page.locator('a[href*="srv.buysellads.com"]:visible').first();
      await ad.waitFor({ timeout: 20_000 });
      await page.waitForFunction(() => window.benchTagWork !== undefined);
      await page.waitForTimeout(2_500);
      counts.ads += 1;
      counts.pageViews += await page.evaluate(
        () => window.dataLayer.filter((entry) => entry[1] === 'page_view').length,
      );
    } finally {
      await context.close();
    }
  }
  counts.collected = requests.slice(before).filter((name) => name.endsWith('/g/collect')).length;
  const missing = Object.entries(counts).filter(([, count]) => count < 2);
  if (missing.length > 0) {
    throw new Error(`The published site lacks ${missing.map(([name]) => name).join(', ')}`);
  }
  return { ...counts, tag: median(await repeat(3, () => timeTag(browser))) };
}
