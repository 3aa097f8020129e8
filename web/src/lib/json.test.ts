import { expect, it } from "vitest";
import { fieldsOf, oneOf, textOf } from "./json";

it.each([null, "", "{", "[1]", "null", "3"])("finds no fields in %j", (text) => {
  expect(fieldsOf(text)).toEqual({});
});

it("reads the fields of an object", () => {
  const fields = fieldsOf('{"theme": "dark", "sound": 3}');
  expect(oneOf(["light", "dark"], fields["theme"])).toBe("dark");
  expect(oneOf([true, false], fields["sound"])).toBeUndefined();
  expect(textOf(fields["sound"])).toBe("");
});
