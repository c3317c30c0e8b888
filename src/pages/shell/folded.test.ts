import { expect, it } from "vitest";
import { holdsWords, withoutEndings } from "./folded.ts";

it.each([
  ["Note to parents about behaviour", "rent", false],
  ["A clause of a rent contract", "rent cla", true],
  ["اعتراض على مخالفة مرورية", "مخالفات", true],
  ["اعتراض على مخالفة مرورية", "مروريه المخالفة", false],
  ["رسالة إلى المسؤول والمالك", "مسئول مالك", true],
  ["Contrat d'été", "", true],
  ["جالي فاتورة كهربا غالية", "كهرباء", true],
])("%j holds %j: %s", (text, typed, holds) => expect(holdsWords(text, typed)).toBe(holds));

it.each([
  ["جارتي", "جار"],
  ["راتبي متأخر", "راتب متاخر"],
  ["امي", "امي"],
  ["Neighbours fighting", "neighbour fight"],
  ["gas", "gas"],
])("%j without endings is %j", (typed, bare) => expect(withoutEndings(typed)).toBe(bare));
