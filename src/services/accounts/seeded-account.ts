/** The account everybody may use. Its password stands in README.md; here is only its hash. */
export const seededAccount = {
  id: "user_0",
  email: "test@example.com",
  name: "Test User",
  password: {
    iterations: 600_000,
    salt: [133, 111, 181, 42, 50, 219, 66, 121, 163, 175, 54, 239, 178, 250, 3, 107],
    digest: [
      221, 67, 87, 151, 171, 42, 148, 130, 46, 115, 96, 111, 191, 250, 44, 179, 7, 91, 171, 60, 67,
      255, 98, 172, 169, 225, 38, 248, 217, 194, 210, 175,
    ],
  },
};
