import assert from "node:assert/strict";
import { test } from "node:test";
import { dateLocale } from "../../src/speech/dates";

test("dates are written as in the browser's own region, if it speaks the language", () => {
  assert.equal(dateLocale("en", ["en-US", "en"]), "en-US");
  assert.equal(dateLocale("de", ["en-US", "de-CH"]), "de-CH");
  assert.equal(dateLocale("es-AR", ["de"]), "es-AR");
});

test("plain English puts the day first", () => {
  assert.equal(dateLocale("en", ["en"]), "en-GB");
  assert.equal(dateLocale("en", ["fr-FR"]), "en-GB");
});
