/**
 * Loaded into Studio's process before anything else: sends what is meant for Google to the stand-in
 * of `services.mjs`. The app itself knows nothing of it.
 */
import http from 'node:http';
import https from 'node:https';

const google = /^https:\/\/(?:sheets|oauth2|www)\.googleapis\.com\//;
const request = https.request;

https.request = (target, options, callback) => {
  const address = String(target);
  if (!google.test(address)) {
    return request.call(https, target, options, callback);
  }
  const { pathname, search } = new URL(address);
  const local = new URL(pathname + search, process.env.GOOGLE_STAND_IN);
  return http.request(local, { ...options, agent: undefined }, callback);
};
