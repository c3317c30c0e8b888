export default {
  dialect: "postgresql",
  schema: ["./src/domain/*/tables.ts", "./src/platform/tables.ts"],
  out: "./migrations",
};
