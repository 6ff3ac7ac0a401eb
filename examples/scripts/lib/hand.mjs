import { center } from './screen.mjs';
import { measureTexts } from './texts.mjs';

/** @typedef {import('playwright-core').Locator} Locator */
/** @typedef {{ x: number, y: number }} Point */

/** Frames per second while something moves. */
export const RATE = 15;

/** The pointer's speed in CSS pixels per second, and seconds for its shortest and longest moves. */
const SPEED = 900;
const QUICKEST = 0.35;
const SLOWEST = 1;

const SECONDS_PER_LETTER = 0.07;

/** Seconds to film what follows a click or a drop: menus open, dialogs close. */
const REACTION = 0.6;

/**
 * The hand in a film: moves a visible pointer, clicks, drags and types, and takes the frames.
 */
export class Hand {
  #page;
  #devtools;
  #clip;
  #shots = [];
  #at = { x: 620, y: 420 };
  #isDown = false;
  #carried = null;
  #poster = null;
  #texts = null;

  /**
   * @param {import('playwright-core').Page} page
   * @param {{ x: number, y: number, width: number, height: number }} clip
   */
  static async start(page, clip) {
    const hand = new Hand();
    hand.#page = page;
    hand.#clip = { ...clip, scale: 1 };
    hand.#at = { x: clip.x + clip.width * 0.6, y: clip.y + clip.height * 0.9 };
    hand.#devtools = await page.context().newCDPSession(page);
    await page.mouse.move(hand.#at.x, hand.#at.y);
    await page.waitForTimeout(500);
    await hand.hold(0.8);
    return hand;
  }

  /** Ends the film; returns its frames with their durations, its poster and the poster's texts. */
  async stop() {
    await this.#page.evaluate(() => document.getElementById('film-pointer')?.remove());
    await this.#devtools.detach();
    return { shots: this.#shots, poster: this.#poster, texts: this.#texts };
  }

  /** Makes the current frame the poster of the film, as a film has to do once. */
  async pose() {
    this.#poster = this.#shots.at(-1).image;
    this.#texts = await measureTexts(this.#page, this.#clip, 'The film');
  }

  /** Holds the current frame for some seconds. */
  async hold(seconds) {
    await this.#shoot(seconds);
  }

  /** Films what happens by itself for some seconds. */
  async watch(seconds = REACTION) {
    const end = performance.now() + seconds * 1000;
    let now = performance.now();
    while (now < end && (await this.#shoot(0))) {
      const then = performance.now();
      this.#shots.at(-1).seconds += (then - now) / 1000;
      now = then;
    }
  }

  /** Waits for something without filming the wait. */
  async until(happened) {
    await happened;
    await this.watch();
  }

  /** Moves the pointer as a hand does: slower at both ends. */
  async point(target) {
    const from = this.#at;
    const to = await this.#place(target);
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    const seconds = Math.min(SLOWEST, Math.max(QUICKEST, distance / SPEED));
    const frames = distance < 2 ? 0 : Math.round(seconds * RATE);
    for (let frame = 1; frame <= frames; frame += 1) {
      const part = (1 - Math.cos((Math.PI * frame) / frames)) / 2;
      await this.#moveTo({
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      });
      await this.#shoot(1 / RATE);
    }
  }

  async click(target) {
    await this.point(target);
    await this.hold(0.2);
    await this.#press();
    await this.#release();
    await this.watch();
  }

  /**
   * Drags an element to a destination. Screenshots do not contain the browser's drag image, so a
   * picture of the element moves along.
   * @param {Locator | Point} target
   * @param {() => Promise<Locator | Point>} destination called once the drag has begun
   */
  async drag(target, destination) {
    await this.point(target);
    await this.hold(0.2);
    const carried = 'x' in target ? null : await photograph(target);
    await this.#press();
    // The browser starts a drag after a few pixels.
    await this.#moveTo({ x: this.#at.x + 6, y: this.#at.y + 6 });
    this.#carried = carried;
    await this.watch(0.3);
    await this.point(await destination());
    await this.#page.mouse.move(this.#at.x + 1, this.#at.y);
    await this.watch(0.8);
    await this.pose();
    this.#carried = null;
    await this.#release();
    await this.watch(1);
  }

  /** Types into the focused element. */
  async type(text) {
    for (const letter of text) {
      await this.#page.keyboard.type(letter);
      await this.#shoot(SECONDS_PER_LETTER);
    }
    await this.hold(0.3);
  }

  /** Replaces a field's text: all of it with each letter, since Studio loses some while saving. */
  async fill(field, text) {
    await this.click(field);
    for (let end = 1; end <= text.length; end += 1) {
      await field.fill(text.slice(0, end));
      await this.#shoot(SECONDS_PER_LETTER);
    }
    await this.hold(0.3);
  }

  async press(key) {
    await this.#page.keyboard.press(key);
    await this.watch();
  }

  async #place(target) {
    return 'x' in target ? target : await center(target);
  }

  async #moveTo(point) {
    this.#at = point;
    await this.#page.mouse.move(point.x, point.y);
  }

  async #press() {
    await this.#page.mouse.down();
    this.#isDown = true;
    await this.#shoot(0.12);
  }

  async #release() {
    await this.#page.mouse.up();
    this.#isDown = false;
    await this.#shoot(0.08);
  }

  /**
   * Takes a frame; if it is identical to the last one, extends that instead.
   * @returns {Promise<boolean>} whether there was something to take: not while another page loads
   */
  async #shoot(seconds) {
    const isDrawn = await this.#draw().then(
      () => true,
      () => false,
    );
    if (!isDrawn) {
      await this.#page.waitForLoadState();
      return false;
    }
    const { data } = await this.#devtools.send('Page.captureScreenshot', {
      format: 'png',
      clip: this.#clip,
      optimizeForSpeed: true,
    });
    const image = Buffer.from(data, 'base64');
    const last = this.#shots.at(-1);
    if (last?.image.equals(image)) {
      last.seconds += seconds;
    } else {
      this.#shots.push({ image, seconds });
    }
    return true;
  }

  async #draw() {
    await this.#page.evaluate(drawPointer, {
      ...this.#at,
      isDown: this.#isDown,
      carried: this.#carried,
    });
  }
}

/** A picture of an element, as wide as it is in the window. */
async function photograph(target) {
  const { width } = await target.boundingBox();
  const image = await target.screenshot({ animations: 'disabled' });
  return { width, source: `data:image/png;base64,${image.toString('base64')}` };
}

/**
 * Draws the pointer into the page: browsers draw theirs outside of it.
 * @throws {Error} while the page is empty
 */
function drawPointer({ x, y, isDown, carried }) {
  if (document.body.innerText.trim() === '') {
    throw new Error('There is nothing to see yet.');
  }
  let pointer = document.getElementById('film-pointer');
  if (!pointer) {
    pointer = document.createElement('div');
    pointer.id = 'film-pointer';
    pointer.style.cssText =
      'position:fixed;inset:0 auto auto 0;z-index:2147483647;pointer-events:none';
    pointer.innerHTML =
      '<img alt="" style="position:absolute;opacity:.75;translate:-50% -50%">' +
      '<svg width="64" height="64" viewBox="-32 -32 64 64" style="display:block;margin:-32px;position:relative">' +
      '<circle r="20" fill="#1976d2" fill-opacity=".28" stroke="#1976d2" stroke-width="2"/>' +
      '<path d="M0 0v22.5l5.4-4.9 3.9 8.6 4-1.8-3.8-8.4h7.3z" fill="#111" stroke="#fff" stroke-width="1.6"/></svg>';
    document.documentElement.append(pointer);
  }
  pointer.style.transform = `translate(${x}px, ${y}px)`;
  pointer.querySelector('circle').style.opacity = isDown ? '1' : '0';
  const picture = pointer.querySelector('img');
  picture.hidden = carried === null;
  if (carried !== null && picture.src !== carried.source) {
    picture.src = carried.source;
    picture.width = carried.width;
  }
}
